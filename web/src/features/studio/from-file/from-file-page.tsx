import { Trans, useLingui } from '@lingui/react/macro'
import type { Contribution } from '@mboa/contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { ArrowLeft, ClipboardList, FileAudio } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import { CutToList } from './cut-to-list.tsx'
import {
  longestMinutes,
  readRecording,
  type ReadRecording,
  type Reading,
} from './read-recording.ts'
import { SaidList, type BroughtList } from './said-list.tsx'
import { findBegunCut, findKindOfCut, type BegunCut, type CutOf } from './unfinished-cut.ts'
import { UnfinishedFiles } from './unfinished-files.tsx'

const troubleTexts: Record<Extract<Reading, { ok: false }>['trouble'], MessageDescriptor> = {
  'not-supported': msg`This browser can’t read this kind of file. Save it as WAV, FLAC or MP3 and choose it again.`,
  'not-readable': msg`This isn’t a sound file, or it’s damaged.`,
  'too-long': msg`It’s longer than ${ph({ longestMinutes: String(longestMinutes) })} minutes. Cut it into shorter parts and choose one of them.`,
  'nothing-heard': msg`No voice can be heard in it.`,
}

interface FromFilePageProps {
  prompts: readonly RecordingPrompt[]
  /** All that can be recorded of the course, for lists that somebody brings. */
  all: readonly RecordingPrompt[]
  course: string
  htmlLang: string
  dialect: string | null
  /** Whose voice it is, where that is not the recorder; in conversations, who takes the first turn. */
  speaker: SpeakerOfTake | undefined
  /** Whether the recorder can have said some of it. */
  hasRecorderAgreed: boolean
  store: TakeStore
  appVersion: string
  onLeave: () => void
}

const none: readonly Contribution[] = []

/** A list that was read aloud into one recording: cut into its words, and each put to its entry. */
export function FromFilePage(props: FromFilePageProps) {
  const { t } = useLingui()
  const { store, course, speaker } = props
  const of: CutOf = { userId: store.userId, course, speaker: speaker?.speaker ?? null }
  // The lists change with every take that is saved, and while somebody reads this one aloud.
  const [asked, setAsked] = useState(() => ({ prompts: props.prompts, all: props.all }))
  const [chosen, setChosen] = useState<ChosenRecording>()
  const [brought, setBrought] = useState<BroughtList>()
  const [isBringing, setIsBringing] = useState(false)
  const [typed, setTyped] = useState('')
  const kind = (asked.prompts[0] ?? asked.all[0])?.kind ?? 'word'
  const prompts = chosen?.begun?.prompts ?? brought?.prompts ?? asked.prompts
  return (
    <main className="quiet-page">
      <button
        type="button"
        className="button plain leave"
        onClick={isBringing ? () => setIsBringing(false) : props.onLeave}
      >
        <Icon of={ArrowLeft} size={20} />
        <Trans>Back</Trans>
      </button>
      <PageHeading title={t`One recording of many words`} />
      {isBringing ? (
        <SaidList
          {...props}
          all={asked.all}
          kind={kind}
          text={typed}
          onText={setTyped}
          dialect={props.speaker === undefined ? props.dialect : props.speaker.dialect}
          onUse={(list) => {
            setBrought(list)
            setIsBringing(false)
          }}
        />
      ) : chosen === undefined ? (
        <>
          <ChooseRecording {...props} of={of} prompts={prompts} onRead={setChosen} />
          <button type="button" className="button second wide" onClick={() => setIsBringing(true)}>
            <Icon of={ClipboardList} size={20} />
            {brought === undefined ? (
              <Trans>Something else was said: paste its list</Trans>
            ) : (
              <Trans>Paste another list</Trans>
            )}
          </button>
        </>
      ) : (
        <CutToList
          {...props}
          {...chosen}
          of={of}
          prompts={prompts}
          contributions={(chosen.begun ? undefined : brought?.contributions) ?? none}
          onAgain={() => {
            setChosen(undefined)
            setAsked({ prompts: props.prompts, all: props.all })
          }}
        />
      )}
    </main>
  )
}

interface ChosenRecording {
  recording: ReadRecording
  begun: BegunCut | undefined
}

type ChooseRecordingProps = FromFilePageProps & {
  of: CutOf
  onRead: (chosen: ChosenRecording) => void
}

function ChooseRecording({ of, prompts, htmlLang, store, onRead }: ChooseRecordingProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const input = useRef<HTMLInputElement>(null)
  const progressId = useId()
  const [share, setShare] = useState<number>()
  const [trouble, setTrouble] = useState<MessageDescriptor>()
  const leaving = useRef(new AbortController())
  useEffect(() => {
    const left = new AbortController()
    leaving.current = left
    return () => left.abort()
  }, [])

  async function read(file: File) {
    setTrouble(undefined)
    setShare(0)
    const { signal } = leaving.current
    try {
      const begun = findKindOfCut(of, { fileName: file.name, bytes: file.size })
      const kind = begun ?? prompts[0]?.kind ?? 'word'
      const reading = await readRecording(file, kind, { onHeard: setShare, signal })
      if (reading.ok) {
        const { recording } = reading
        onRead({ recording, begun: await findBegunCut(store, of, recording) })
      } else setTrouble(troubleTexts[reading.trouble])
    } catch (error) {
      if (signal.aborted) return
      reportProblem('reading a recording', error)
      setTrouble(troubleTexts['not-readable'])
    } finally {
      setShare(undefined)
    }
  }

  return (
    <>
      <UnfinishedFiles of={of} />
      <p>
        <Trans>
          Say this list in your language into a voice recorder, in this order, with a pause of two
          seconds after each entry. You can stop wherever you like. Mboa splits the recording; you
          check it before anything is saved.
        </Trans>
      </p>
      {trouble !== undefined && <Banner kind="bad">{t(trouble)}</Banner>}
      {share === undefined ? (
        <button type="button" className="button main wide" onClick={() => input.current?.click()}>
          <Icon of={FileAudio} size={20} />
          <Trans>Choose the recording</Trans>
        </button>
      ) : (
        <div className="stack tight" role="status">
          <p id={progressId}>
            <Trans>Listening to the recording…</Trans>
          </p>
          <progress aria-labelledby={progressId} className="wide" value={share} max={1} />
        </div>
      )}
      <input
        ref={input}
        type="file"
        accept="audio/*,.wav,.flac,.ogg,.oga,.opus,.mp3,.m4a"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) void read(file)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      <ol className="read-aloud">
        {prompts.map(({ item, text, gloss }) => (
          <li key={item}>
            {text !== null && <WordText lang={htmlLang}>{text}</WordText>}{' '}
            <span className={text === null ? undefined : 'soft'}>{glossIn(gloss, language)}</span>
          </li>
        ))}
      </ol>
    </>
  )
}
