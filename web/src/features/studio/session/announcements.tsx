import { Trans, useLingui } from '@lingui/react/macro'
import { shownPrompt, type StudioSession } from '@mboa/domain'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { problemTexts } from '../studio-texts.ts'

interface AnnouncementsProps {
  session: StudioSession
  htmlLang: string
}

/**
 * What a screen reader announces as it happens: the verdict on each take and the next word. Stays
 * while both change, or nothing would be read out; what is alike twice is new each time.
 */
export function Announcements({ session, htmlLang }: AnnouncementsProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { lastKept: last } = session
  const prompt = shownPrompt(session)
  const [problem] = last?.quality.problems ?? []
  return (
    <div className="only-assistive" aria-live="polite">
      {last !== undefined && (
        <p key={last.id}>
          {problem === undefined ? (
            <Trans>Saved here. Clear.</Trans>
          ) : (
            <>
              <Trans>Saved here.</Trans> {t(problemTexts[problem])}
            </>
          )}
        </p>
      )}
      {prompt !== undefined && (
        <p key={prompt.item} lang={prompt.text === null ? undefined : htmlLang}>
          {prompt.text ?? glossIn(prompt.gloss, language)}
        </p>
      )}
    </div>
  )
}
