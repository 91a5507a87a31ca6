/** The address of a script: the plugin live-examples writes it. */
declare module "@generated/live-examples/sandbox/*.script" {
  const address: string;
  export default address;
}
