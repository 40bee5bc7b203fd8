import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { useMemo } from 'react'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { useResource, type Source } from '../../../platform/network/use-resource.ts'
import type { LogEntry } from '../../../platform/device-store/take-database.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useTakeStore } from '../../../platform/take-store/take-store-context.ts'
import { useDeviceTakes } from '../../../platform/take-store/use-device-takes.ts'
import { refusedTexts, waitingTexts } from '../../../ui/take-texts/sending-texts.ts'

const eventTexts: Record<LogEntry['event'], MessageDescriptor> = {
  kept: msg`Saved on this device`,
  recovered: msg`Recovered and saved`,
  sending: msg`Being sent`,
  received: msg`Received by the server`,
  refused: msg`Not accepted by the server`,
  waiting: msg`Not sent, will retry later`,
  'storage-full': msg`The device was full`,
}
const shownEntries = 50

interface SendingLogProps {
  /** By which recordings are called: those of the course that is open. */
  prompts: readonly RecordingPrompt[]
}

/** What happened to the recordings of this device, the newest first. */
export function SendingLog({ prompts }: SendingLogProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { store, changes } = useTakeStore()
  const source = useMemo(() => store && logOf(store), [store])
  const { value: entries = [] } = useResource(source, changes)
  const takes = useDeviceTakes() ?? []
  function nameOf(takeId: string | undefined) {
    const item = takes.find(({ id }) => id === takeId)?.context.item
    const prompt = prompts.find((each) => each.item === item)
    return prompt && (prompt.text ?? glossIn(prompt.gloss, language))
  }
  const format = new Intl.DateTimeFormat(regionalTag(language), {
    dateStyle: 'short',
    timeStyle: 'medium',
  })
  return (
    <section className="stack tight">
      <h3>
        <Trans>Upload history</Trans>
      </h3>
      {entries.length === 0 ? (
        <p className="small soft">
          <Trans>Nothing has been recorded on this device yet.</Trans>
        </p>
      ) : (
        <ol className="studio-log small" tabIndex={0} aria-label={t`Upload history`}>
          {entries.map(({ at, event, takeId, code }, nth) => {
            const cause =
              code === undefined ? undefined : (waitingTexts[code] ?? refusedTexts[code])
            const name = nameOf(takeId)
            return (
              <li key={`${takeId ?? ''} ${at} ${event} ${nth}`}>
                <span className="num soft">{format.format(at)}</span> {t(eventTexts[event])}
                {name !== undefined && (
                  <>
                    {' · '}
                    <bdi>{name}</bdi>
                  </>
                )}
                {cause !== undefined && <> ({t(cause)})</>}
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}

const logOf = (store: TakeStore): Source<readonly LogEntry[]> => ({
  during: 'reading the log of sending',
  read: async () => (await store.listLog(shownEntries)).reverse(),
})
