/** Path data of its strokes. */
export const wordmarkPath =
  'M5 43V21L14.5 13L24 21V43M24 21L33.5 13L43 21V43M55 1V43M55 21L65.5 13L76 21V35L65.5 43L55 35M85 21L95.5 13L106 21V35L95.5 43L85 35ZM136 13V43M136 21L125.5 13L115 21V35L125.5 43L136 35'

/** The wordmark. One colour: that of the text around it. */
export function Wordmark({ height }: { height: number }) {
  return (
    <svg
      viewBox="1 0 139 46"
      height={height}
      width={Math.round((height * 139) / 46)}
      role="img"
      aria-label="Mboa"
    >
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="5.5"
        strokeMiterlimit="6"
        d={wordmarkPath}
      />
    </svg>
  )
}

/** A field of cloth in the colour of what surrounds it. Decoration only: at most one a screen. */
export function ClothField() {
  return <div className="cloth-field" aria-hidden="true" />
}
