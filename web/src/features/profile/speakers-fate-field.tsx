import '../../ui/checkbox.css'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { DeletionConsequences } from '@mboa/contract'
import { CheckboxField } from '../../ui/checkbox-field.tsx'

const prefix = 'speaker-goes-'

/** Those who stay by their own wish, and whom the recorder would rather delete. */
export const speakersToDelete = (form: HTMLFormElement): readonly string[] =>
  [...new FormData(form).keys()].flatMap((name) =>
    name.startsWith(prefix) ? [name.slice(prefix.length)] : [],
  )

/** What becomes of who spoke on one's device: each stays by their own consent, or goes. */
export function SpeakersFateField({ of: speakers }: { of: DeletionConsequences['speakers'] }) {
  const { t } = useLingui()
  if (speakers.length === 0) return null
  const going = speakers.filter(({ mayStay }) => !mayStay)
  const staying = speakers.filter(({ mayStay }) => mayStay)
  const names = new Intl.ListFormat(undefined, { type: 'conjunction' }).format(
    going.map(({ name }) => name),
  )
  return (
    <section className="stack" aria-label={t`Speakers on your device`}>
      {going.length > 0 && (
        <p>
          <Trans>Deleted, with everything they said on your device: {names}.</Trans>
        </p>
      )}
      {staying.length > 0 && (
        <>
          <p>
            <Trans>
              These speakers agreed that their recordings may stay without you. They stay, unless
              you tick them.
            </Trans>
          </p>
          {staying.map(({ id, name, takes }) => (
            <CheckboxField key={id} id={`${prefix}${id}`}>
              <Trans>
                Delete <bdi>{name}</bdi> too
              </Trans>{' '}
              (<Plural value={takes} one="# recording" other="# recordings" />)
            </CheckboxField>
          ))}
        </>
      )}
    </section>
  )
}
