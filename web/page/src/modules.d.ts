declare module "samples:" {
  const samples: Record<string, string>;
  export default samples;
}
