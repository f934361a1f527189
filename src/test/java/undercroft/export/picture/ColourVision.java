package undercroft.export.picture;

import undercroft.export.drawing.Colour;

/**
 * How people see colours: the simulation of the three kinds of colour blindness by Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), at full severity.
 */
enum ColourVision {
    NORMAL(1, 0, 0, 0, 1, 0, 0, 0, 1),
    PROTANOPIA(0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998),
    DEUTERANOPIA(0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881),
    TRITANOPIA(1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900);

    /** From linear sRGB to CIE XYZ, each row divided by its component of the white D65. */
    private static final double[] XYZ = {
        0.4124564 / 0.95047,
        0.3575761 / 0.95047,
        0.1804375 / 0.95047,
        0.2126729,
        0.7151522,
        0.0721750,
        0.0193339 / 1.08883,
        0.1191920 / 1.08883,
        0.9503041 / 1.08883
    };

    @SuppressWarnings("ImmutableEnumChecker") // never written
    private final double[] matrix;

    ColourVision(double... matrix) {
        this.matrix = matrix;
    }

    /** {@return the distance of two colours as they are seen, in CIE Lab (1976)} */
    double distance(Colour a, Colour b) {
        double[] labA = lab(a);
        double[] labB = lab(b);
        double sum = 0;
        for (int i = 0; i < 3; i++) {
            sum += (labA[i] - labB[i]) * (labA[i] - labB[i]);
        }
        return Math.sqrt(sum);
    }

    private double[] lab(Colour colour) {
        double[] linear = {
            linear(colour.rgb() >> 16 & 0xFF), linear(colour.rgb() >> 8 & 0xFF), linear(colour.rgb() & 0xFF)
        };
        double[] seen = times(matrix, linear);
        for (int i = 0; i < 3; i++) {
            seen[i] = Math.max(0, Math.min(1, seen[i]));
        }
        double[] xyz = times(XYZ, seen);
        double x = root(xyz[0]);
        double y = root(xyz[1]);
        double z = root(xyz[2]);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double[] times(double[] matrix, double[] vector) {
        double[] product = new double[3];
        for (int row = 0; row < 3; row++) {
            for (int column = 0; column < 3; column++) {
                product[row] += matrix[3 * row + column] * vector[column];
            }
        }
        return product;
    }

    private static double linear(int channel) {
        double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }

    private static double root(double share) {
        double limit = 6.0 / 29;
        return share > limit * limit * limit ? Math.cbrt(share) : share / (3 * limit * limit) + 4.0 / 29;
    }
}
