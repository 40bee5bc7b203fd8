import { Trans, useLingui } from '@lingui/react/macro'
import { languageNames, type RecordingPrompt } from '@mboa/domain'
import { useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { nameInSentence } from '../../../i18n/language-names.ts'
import { useSpeakers } from '../../../platform/take-store/use-speakers.ts'
import { Banner } from '../../../ui/banner.tsx'
import { dropCut, isOf, listUnfinishedFiles, type CutOf } from './unfinished-cut.ts'

/** The recordings that are to be chosen again, since not all of them was saved; nothing where none is. */
export function UnfinishedFiles({ of }: { of: CutOf }) {
  const { t } = useLingui()
  const [files, setFiles] = useState(() => listUnfinishedFiles(of.userId))
  const voices = useVoices(of)
  const here = files.filter((file) => isOf(file, of))
  // Of whom nothing is here any more, nothing more can be saved.
  const elsewhere = files.flatMap((file) => {
    const voice = isOf(file, of) ? undefined : voices(file)
    return voice === undefined ? [] : [{ ...file, voice }]
  })
  if (here.length + elsewhere.length === 0) return null
  return (
    <Banner kind="information">
      {here.length > 0 && (
        <>
          <p>
            <Trans>
              These recordings are only partly saved. Choose one of them again, and the rest of it
              is saved under the same words.
            </Trans>
          </p>
          <ul className="unfinished-files">
            {here.map((file) => {
              const { fileName } = file
              return (
                <li key={`${fileName} ${file.bytes}`}>
                  <p>
                    <bdi className="address">{fileName}</bdi> <Ends of={file.ends} />
                  </p>
                  <button
                    type="button"
                    className="button plain hanging"
                    aria-label={t`Leave the rest of ${fileName}`}
                    onClick={() => {
                      dropCut(of, file)
                      setFiles(listUnfinishedFiles(of.userId))
                    }}
                  >
                    <Trans>Leave the rest of it</Trans>
                  </button>
                </li>
              )
            })}
          </ul>
        </>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>
            <Trans>Others wait for another voice or language to be chosen:</Trans>
          </p>
          <ul className="unfinished-files">
            {elsewhere.map(({ course, speaker, fileName, bytes, voice }) => (
              <li key={`${course} ${speaker ?? ''} ${fileName} ${bytes}`}>
                <bdi className="address">{fileName}</bdi> <span className="soft">{voice}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Banner>
  )
}

/** Whose a recording is, and of which language; undefined where that voice is not on this device. */
function useVoices({ userId }: CutOf) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { speakers } = useSpeakers(userId)
  return ({ course, speaker }: CutOf): string | undefined => {
    const who = speaker === null ? t`Me` : speakers?.find(({ id }) => id === speaker)?.name
    const names = languageNames[course]
    if (who === undefined) return undefined
    return names === undefined ? who : `${who}, ${nameInSentence(names, language)}`
  }
}

/** What is said first and last in it: two dictations can have one name. */
function Ends({ of }: { of: readonly Pick<RecordingPrompt, 'text' | 'gloss'>[] }) {
  const { language } = useInterfaceLanguage()
  return (
    <span className="soft">
      {of.map(({ text, gloss }) => text ?? glossIn(gloss, language)).join(' … ')}
    </span>
  )
}
