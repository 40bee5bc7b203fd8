import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ComparedSaying } from '@mboa/domain'
import { useContourName } from './pitch-names.ts'

/** What the contour was like, or why that cannot be said. */
export function PitchVerdict({ verdict }: Pick<ComparedSaying, 'verdict'>) {
  return useVerdictText()(verdict)
}

function useVerdictText(): (verdict: ComparedSaying['verdict']) => string {
  const { t } = useLingui()
  const nameOf = useContourName()
  return (verdict) => {
    switch (verdict.kind) {
      case 'sounds-like': {
        const name = nameOf(verdict.name)
        return t`Sounds like ${name}.`
      }
      case 'closer-to': {
        const name = nameOf(verdict.name)
        return verdict.name.kind === 'word'
          ? t`Closer to ${name}.`
          : t`Closer to the tones ${name}.`
      }
      case 'not-sure':
        return t`Not sure: it could be more than one, or none.`
      case 'cannot-judge':
        switch (verdict.because) {
          case 'register': {
            const { wordsMissing } = verdict
            return t`${plural(wordsMissing, {
              one: 'Can’t judge yet: # more word is needed to know your voice.',
              other: 'Can’t judge yet: # more words are needed to know your voice.',
            })}`
          }
          case 'clipped':
            return t`Can’t judge: too loud for the microphone. Move it away a little.`
          case 'noisy':
            return t`Can’t judge: there is too much noise.`
          case 'too-little-voice':
            return t`Can’t judge: too little voice to hear its pitch.`
          case 'nothing-else':
            return t`Can’t judge: not all tones of this word are written.`
        }
    }
  }
}
