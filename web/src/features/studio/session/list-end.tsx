import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { pagePaths } from '@mboa/contract'
import type { SessionTake, StudioSession } from '@mboa/domain'
import { Play, RotateCcw, Square } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { sessionAddress } from '../../../platform/recording-lists/list-address.ts'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { Icon } from '../../../ui/icon.tsx'
import { WordPicture } from '../../../ui/word-picture.tsx'
import { SaidPrompt } from './last-take-row.tsx'
import type { TakeActions } from './use-takes.ts'

interface ListEndProps {
  session: StudioSession
  course: string
  htmlLang: string
  actionsOf: (take: SessionTake) => TakeActions
  /** What to record next. */
  offer: ReactNode
}

/** After the last prompt: what was said, to be heard once more, and what comes next. */
export function ListEnd({ session, course, htmlLang, actionsOf, offer }: ListEndProps) {
  const said = [...session.takes.values()]
  const [first] = said
  const left = session.prompts.length - said.length
  return (
    <div className="list-end stack">
      <div className="stack tight" role="status">
        <h2>
          <Plural
            value={said.length}
            _0="Nothing recorded this time"
            one="# recording made"
            other="# recordings made"
          />
        </h2>
        {left > 0 && (
          <p>
            <Plural
              value={left}
              one="One more in this list for another time."
              other="# more in this list for another time."
            />
          </p>
        )}
        {said.length > 0 && (
          <p className="soft">
            <Plural
              value={said.length}
              one="It stays on this device until it’s sent."
              other="They stay on this device until they’re sent."
            />
          </p>
        )}
      </div>
      {offer}
      {said.length > 0 && (
        <section className="stack tight" aria-labelledby="said-heading">
          <h3 id="said-heading">
            <Trans>What you said</Trans>
          </h3>
          <ul className="said-list">
            {said.map((take) => (
              <SaidRow
                key={take.id}
                session={session}
                take={take}
                htmlLang={htmlLang}
                actions={actionsOf(take)}
              />
            ))}
          </ul>
          {first !== undefined && said.length > 1 && (
            <Link
              to={sessionAddress(pagePaths.recorderRecordings, course, first.id)}
              className="button plain hanging"
            >
              <Trans>Under the wrong words? Put them right</Trans>
            </Link>
          )}
        </section>
      )}
    </div>
  )
}

interface SaidRowProps extends Pick<ListEndProps, 'session' | 'htmlLang'> {
  take: SessionTake
  actions: TakeActions
}

function SaidRow({ session, take, htmlLang, actions }: SaidRowProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const prompt = session.prompts[take.at]
  if (prompt === undefined) return null
  const meaning = glossIn(prompt.gloss, language)
  return (
    <li>
      {prompt.picture !== undefined && <WordPicture picture={prompt.picture} />}
      <div className="text">
        <p>
          <SaidPrompt prompt={prompt} htmlLang={htmlLang} />
        </p>
        {prompt.text !== null && <p className="small soft">{meaning}</p>}
        {actions.trouble !== undefined && (
          <p className="small" role="status">
            {t(actions.trouble)}
          </p>
        )}
      </div>
      {actions.play !== undefined && (
        <button
          type="button"
          className="icon-button"
          aria-label={actions.isPlaying ? t`Stop: ${meaning}` : t`Listen: ${meaning}`}
          onClick={actions.play}
        >
          <Icon of={actions.isPlaying ? Square : Play} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={t`Record it again: ${meaning}`}
        disabled={actions.redo === undefined}
        onClick={actions.redo}
      >
        <Icon of={RotateCcw} />
      </button>
    </li>
  )
}
