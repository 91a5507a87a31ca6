declare module "*.woff2" {
  /** Address of the file on this site. */
  const url: string;
  export default url;
}
