import { useLingui } from '@lingui/react/macro'
import type { ContourName, ContourShape, SyllableTone } from '@mboa/domain'

/** What a contour does, after its name: “your contour rises”. */
export function useShapeNames(): Readonly<Record<ContourShape, string>> {
  const { t } = useLingui()
  return {
    level: t`stays level`,
    rises: t`rises`,
    falls: t`falls`,
    'rises-falls': t`rises, then falls`,
    'falls-rises': t`falls, then rises`,
  }
}

/** What a rival is called: a word stands in quotes, tones in their order. */
export function useContourName(): (name: ContourName) => string {
  const { t } = useLingui()
  const tones: Readonly<Record<SyllableTone, string>> = {
    high: t({ message: 'high', context: 'tone' }),
    mid: t({ message: 'mid', context: 'tone' }),
    low: t({ message: 'low', context: 'tone' }),
    falling: t({ message: 'falling', context: 'tone' }),
    rising: t({ message: 'rising', context: 'tone' }),
  }
  const quote = (text: string) => t`“${text}”`
  return (name) =>
    name.kind === 'word' ? quote(name.text) : name.tones.map((tone) => tones[tone]).join(' – ')
}
