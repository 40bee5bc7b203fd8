declare module 'subset-font' {
  /** Keeps the glyphs of `text` and what layout makes of them. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff' | 'woff2'
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
