import { Trans } from '@lingui/react/macro'

const knots = [0, 1, 2]
const rhythmMs = 1200

const prefersStill = () =>
  typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * One knot after the other fades and comes back. What SMIL animates Firefox counts as an inline
 * style, which the page's policy refuses.
 */
function setInMotion(sign: SVGSVGElement | null): void {
  if (sign === null || prefersStill()) return
  for (const [nth, knot] of [...sign.children].entries()) {
    const timing = { duration: rhythmMs, delay: (nth - 3) * 200, iterations: Infinity }
    knot.animate({ opacity: [1, 0.25, 1] }, timing)
  }
}

/**
 * Stands where something will be while it is on the way (specification §4). It moves without a
 * style sheet: it is there before the style of the page it stands for, and costs the start
 * document nothing.
 */
export function Loading() {
  return (
    <div className="stack centred soft" role="status">
      <svg
        ref={setInMotion}
        viewBox="-24 -36 48 48"
        width="100%"
        height="72"
        fill="currentColor"
        aria-hidden="true"
      >
        {knots.map((knot) => (
          <path key={knot} d="M0-7L7 0L0 7L-7 0Z" transform={`translate(${(knot - 1) * 18})`} />
        ))}
      </svg>
      <p>
        <Trans>Loading...</Trans>
      </p>
    </div>
  )
}

/** The same as a page of its own. */
export function LoadingPage() {
  return (
    <main>
      <Loading />
    </main>
  )
}
