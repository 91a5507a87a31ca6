/** The network as the browser judges it; not every browser does. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the reader pays dearly for data: by wish, or by a slow line. */
export function isFrugal(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return (
    connection?.saveData === true || /2g/.test(connection?.effectiveType ?? "")
  );
}
