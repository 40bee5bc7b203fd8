import type { Tone } from '@mboa/domain'

/** Each tone has its own stroke; never a note, an arrow or an emoji. 28 × 16. */
const strokes: Partial<Record<Tone, string>> = {
  high: 'M5 13L23 3',
  low: 'M5 3L23 13',
  mid: 'M4 8H24',
  falling: 'M5 13L14 3L23 13',
  rising: 'M5 3L14 13L23 3',
  'mid-low': 'M14 3V13',
  'extra-high': 'M3 13L13 3M15 13L25 3',
  'extra-low': 'M3 3L13 13M15 3L25 13',
  'mid-to-high': 'M4 12H14L24 4',
  'low-to-mid': 'M4 12L14 5H24',
  'mid-to-low': 'M4 5H14L24 12',
  'high-to-mid': 'M4 4L14 11H24',
}

export function ToneStroke({ tone }: { tone: Tone }) {
  return (
    <svg viewBox="0 0 28 16" width="28" height="16" aria-hidden="true">
      <path d={strokes[tone]} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  )
}
