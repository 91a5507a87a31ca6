declare module "nprogress" {
  /** The bar at the top of the window that fills while a page loads. */
  const nprogress: { start(): void; done(): void };
  export default nprogress;
}
