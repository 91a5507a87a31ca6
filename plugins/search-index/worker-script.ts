import type { Plugin } from "@docusaurus/types";

/** What src/search/local-client.ts calls the script of its worker. */
const SCRIPT = "search-worker";

type BundlerConfig = Parameters<NonNullable<Plugin["configureWebpack"]>>[0];

/**
 * Keep the script of the worker in one file. The bundler would put MiniSearch
 * into another one, which the worker asks for when it has begun and waits for
 * idly, ahead of the index.
 *
 * @throws Error when the bundler's configuration divides no scripts, which a
 * new version of Docusaurus may bring.
 */
export function keepWhole(config: BundlerConfig): void {
  const { splitChunks } = config.optimization ?? {};
  if (!splitChunks)
    throw new Error("The bundler's configuration does not divide scripts.");
  splitChunks.chunks = (chunk) =>
    chunk.name !== SCRIPT && !chunk.canBeInitial();
}
