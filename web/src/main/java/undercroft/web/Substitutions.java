package undercroft.web;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.teavm.model.BasicBlock;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.Instruction;
import org.teavm.model.MethodHolder;
import org.teavm.model.MethodReference;
import org.teavm.model.ValueType;
import org.teavm.model.instructions.InvocationType;
import org.teavm.model.instructions.InvokeInstruction;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * While the engine is compiled, replaces calls of methods that go wrong in TeaVM by calls of methods here with the same parameters, in
 * every class of the engine and of its libraries.
 */
public final class Substitutions implements TeaVMPlugin, ClassHolderTransformer {

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        for (MethodHolder method : type.getMethods()) {
            if (method.getProgram() != null && !type.getName().startsWith("undercroft.web.")) {
                for (BasicBlock block : method.getProgram().getBasicBlocks()) {
                    block.forEach(Substitutions::replace);
                }
            }
        }
    }

    private static void replace(Instruction instruction) {
        if (instruction instanceof InvokeInstruction call) {
            MethodReference called = call.getMethod();
            if (isCopyOfNumbers(called)) {
                call.setMethod(new MethodReference(Copies.class.getName(), called.getDescriptor()));
            } else if (isTextOfDouble(called)) {
                call.setMethod(new MethodReference(Numbers.class.getName(), called.getDescriptor()));
            } else if (isStreamOfBits(called)) {
                call.setMethod(new MethodReference(Bits.class, "stream", BitSet.class, IntStream.class));
                call.setArguments(call.getInstance());
                call.setInstance(null);
                call.setType(InvocationType.SPECIAL);
            }
        }
    }

    /** TeaVM's traps where the copy ends behind the end of the array, which the JDK's pads. */
    private static boolean isCopyOfNumbers(MethodReference called) {
        return called.getClassName().equals("java.util.Arrays")
                && called.getName().equals("copyOfRange")
                && called.parameterType(0) instanceof ValueType.Array array
                && array.getItemType() instanceof ValueType.Primitive;
    }

    /** Jackson's knows two ways, of which TeaVM lacks a method that the unused one calls. */
    private static boolean isTextOfDouble(MethodReference called) {
        return called.getClassName().equals("com.fasterxml.jackson.core.io.NumberOutput")
                && called.getName().equals("toString")
                && called.parameterCount() == 2
                && called.parameterType(0) == ValueType.DOUBLE;
    }

    /** TeaVM's gives the same bit again and again to {@code flatMap}. */
    private static boolean isStreamOfBits(MethodReference called) {
        return called.getClassName().equals("java.util.BitSet") && called.getName().equals("stream");
    }
}
