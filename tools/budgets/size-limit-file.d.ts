declare module '@size-limit/file' {
  /** Plugins of size-limit that weigh files as Brotli would send them. */
  const plugins: (() => unknown)[]
  export default plugins
}
