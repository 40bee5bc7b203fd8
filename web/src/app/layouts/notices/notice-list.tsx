import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { pagePaths, type ReportAnswers, type ReportDecision } from '@mboa/contract'
import {
  BookA,
  CloudAlert,
  MessageSquareReply,
  MessageSquareWarning,
  Mic,
  TextQuote,
  type LucideIcon,
} from 'lucide-react'
import { Link } from 'wouter'
import { Icon } from '../../../ui/icon.tsx'
import { sessionPath } from '../../../platform/navigation/session-address.ts'

type DecidedReport = NonNullable<ReportAnswers['decided']>[number]

/** One entry of the bell. */
export type Notice =
  | { kind: 'words-due' | 'sentences-due' | 'takes-sent-back'; count: number }
  | ({ kind: 'takes-approved' | 'refused-answers'; count: number } & Dismissible)
  | ({ kind: 'report-answers'; recorded: number; kept: number; removed: number } & Dismissible)
  | ({
      kind: 'reports-decided'
      id: string
      decision: ReportDecision
      decided: readonly DecidedReport[]
    } & Dismissible)
  | ({ kind: 'refused-report'; id: string; expected: string } & Dismissible)

/** It stays until it is dismissed. */
interface Dismissible {
  onDismiss: () => void
}

interface NoticeListProps {
  notices: readonly Notice[]
  /** One of them led elsewhere. */
  onFollow: () => void
}

/** Of the words that were reported: the others are found by nobody who has forgotten them. */
const mostNamed = 5

/** What the bell opens: its code and texts come when it is pressed. */
export function NoticeList({ notices, onFollow }: NoticeListProps) {
  if (notices.length === 0) {
    return (
      <>
        <p className="strong">
          <Trans>Nothing new</Trans>
        </p>
        <p className="soft">
          <Trans>Anything that needs your attention shows up here.</Trans>
        </p>
      </>
    )
  }
  return (
    <ul className="notices">
      {notices.map((notice) => (
        <NoticeRow key={keyOf(notice)} notice={notice} onFollow={onFollow} />
      ))}
    </ul>
  )
}

const keyOf = (notice: Notice) => ('id' in notice ? notice.id : notice.kind)

function NoticeRow({ notice, onFollow }: { notice: Notice; onFollow: () => void }) {
  const { icon, text, detail, path } = useNoticeTexts(notice)
  return (
    <li>
      <Icon of={icon} />
      <div>
        {path === undefined ? (
          <p className="strong">{text}</p>
        ) : (
          <Link to={path} onClick={onFollow}>
            {text}
          </Link>
        )}
        {detail !== undefined && <p className="small soft">{detail}</p>}
        {'onDismiss' in notice && (
          <button type="button" className="button plain" onClick={notice.onDismiss}>
            <Trans>Dismiss</Trans>
          </button>
        )}
      </div>
    </li>
  )
}

interface NoticeTexts {
  icon: LucideIcon
  text: string
  detail?: string
  /** Where it is dealt with; absent where there is nothing to do. */
  path?: string
}

function useNoticeTexts(notice: Notice): NoticeTexts {
  const { t } = useLingui()
  const decidedTexts = useDecidedTexts()
  switch (notice.kind) {
    case 'words-due': {
      const words = notice.count
      return {
        icon: BookA,
        text: t`${plural(words, { one: '# word to review', other: '# words to review' })}`,
        path: sessionPath(pagePaths.learnerWords),
      }
    }
    case 'sentences-due': {
      const sentences = notice.count
      return {
        icon: TextQuote,
        text: t`${plural(sentences, { one: '# sentence to review', other: '# sentences to review' })}`,
        path: sessionPath(pagePaths.learnerSentences),
      }
    }
    case 'takes-sent-back': {
      const sentBack = notice.count
      return {
        icon: Mic,
        text: t`${plural(sentBack, { one: '# recording was sent back', other: '# recordings were sent back' })}`,
        detail: t`See why, and record again when you like.`,
        path: `${pagePaths.recorderRecordings}?state=sent-back`,
      }
    }
    case 'takes-approved': {
      const newlyApproved = notice.count
      return {
        icon: Mic,
        text: t`${plural(newlyApproved, { one: '# recording was approved', other: '# recordings were approved' })}`,
        detail: t`Learners can now listen.`,
        path: pagePaths.recorderRecordings,
      }
    }
    case 'report-answers': {
      const { recorded, removed, kept } = notice
      const texts = [
        recorded > 0 &&
          t`${plural(recorded, {
            one: 'You can now hear # word you asked for',
            other: 'You can now hear # words you asked for',
          })}`,
        removed > 0 &&
          t`${plural(removed, {
            one: '# recording you reported was removed',
            other: '# recordings you reported were removed',
          })}`,
        kept > 0 &&
          t`${plural(kept, {
            one: 'A speaker checked and kept # recording you reported',
            other: 'Speakers checked and kept # recordings you reported',
          })}`,
      ].filter((text) => text !== false)
      const [text = '', ...more] = texts
      return {
        icon: MessageSquareReply,
        text,
        path: pagePaths.learnerSearch,
        ...(more.length > 0 && { detail: more.join(' ') }),
      }
    }
    case 'reports-decided':
      return decidedTexts(notice)
    case 'refused-answers': {
      const { count } = notice
      return {
        icon: CloudAlert,
        text: t`${plural(count, {
          one: '# of your answers didn’t reach us',
          other: '# of your answers didn’t reach us',
        })}`,
        detail: t`The server couldn’t read what this device sent. It’s saved and counts here, and the next version of Mboa will send it again.`,
      }
    }
    case 'refused-report': {
      const { expected } = notice
      return {
        icon: MessageSquareWarning,
        text: t`One of your reports didn’t reach us`,
        detail: t`It was about “${expected}”, but the server couldn’t read it. Please report it again.`,
      }
    }
  }
}

/** Of what was reported: what was right, or what stays as it is, by the words as they are now. */
function useDecidedTexts() {
  const { t } = useLingui()
  return (notice: Extract<Notice, { kind: 'reports-decided' }>): NoticeTexts => {
    const { decision, decided } = notice
    const count = decided.length
    const words = decided.flatMap(({ text }) => text ?? []).slice(0, mostNamed)
    const [only] = decided
    const isAlone = count === 1 && only?.text !== null
    return {
      icon: MessageSquareReply,
      text:
        decision === 'agreed'
          ? t`${plural(count, {
              one: 'You were right in # report: thank you!',
              other: 'You were right in # reports: thank you!',
            })}`
          : t`${plural(count, {
              one: 'A speaker looked at # report of yours: it stays as it is',
              other: 'Speakers looked at # reports of yours: those stay as they are',
            })}`,
      ...(words.length > 0 && { detail: words.map((word) => t`“${word}”`).join(', ') }),
      path: isAlone && only ? `${pagePaths.learnerSearch}/${only.item}` : pagePaths.learnerSearch,
    }
  }
}
