import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { StoredUpload } from '../../../platform/device-store/stored-upload.ts'
import { joinSentences } from '../reason-texts.ts'
import { longForWordText, problemTexts, troubleTexts } from './upload-texts.ts'

interface UploadVerdictProps {
  upload: StoredUpload
  /** Too long as a word, which a sentence would not be. */
  isPerhapsSentence: boolean
}

/** What was found in a file, in words. */
export function UploadVerdict({ upload: { check }, isPerhapsSentence }: UploadVerdictProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  if (check === undefined) {
    return (
      <p className="small soft">
        <Trans>Not listened to yet.</Trans>
      </p>
    )
  }
  if (check.outcome === 'trouble') {
    return (
      <p className="small">
        <Trans>
          <strong>Not usable:</strong> {t(troubleTexts[check.trouble])}
        </Trans>
      </p>
    )
  }
  const { verdict, problems, durationMs } = check.quality
  const found = joinSentences(
    problems.map((problem) =>
      t(problem === 'too-long' && isPerhapsSentence ? longForWordText : problemTexts[problem]),
    ),
  )
  const seconds = new Intl.NumberFormat(regionalTag(language), {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(durationMs / 1000)
  return (
    <>
      <p className="small">
        {verdict === 'good' && (
          <Trans>
            <strong>Good,</strong> {seconds}.
          </Trans>
        )}
        {verdict === 'usable' && (
          <Trans>
            <strong>Usable:</strong> {found}
          </Trans>
        )}
        {verdict === 'record-again' && (
          <Trans>
            <strong>Not usable:</strong> {found}
          </Trans>
        )}
      </p>
      {check.utterances > 1 && (
        <p className="small">
          <Plural
            value={check.utterances}
            one="# stretch of speech found."
            other="# stretches of speech found. Listen to check that it is one word or one sentence."
          />
        </p>
      )}
    </>
  )
}
