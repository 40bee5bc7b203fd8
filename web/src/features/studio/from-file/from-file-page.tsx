import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Contribution } from '@mboa/contract'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RecordingPrompt } from '@mboa/domain'
import { ArrowLeft, ClipboardList, FileAudio } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import type { TakeStore } from '../../../platform/take-store/open-take-store.ts'
import { useAskBeforeUnload } from '../../../ui/dialog.tsx'
import { Banner } from '../../../ui/banner.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { WordText } from '../../../ui/word-text.tsx'
import type { SpeakerOfTake } from '../../../platform/take-store/speaker-of-take.ts'
import { CutRows } from './cut-rows.tsx'
import {
  longestMinutes,
  readRecording,
  type ReadRecording,
  type Reading,
} from './read-recording.ts'
import { SaidList, type BroughtList } from './said-list.tsx'
import { useTurnVoices } from '../session/use-turn-voices.ts'
import { openTurns, TurnsOfRecording } from './turns-of-recording.tsx'
import { useCutRecording } from './use-cut-recording.ts'

const troubleTexts: Record<Extract<Reading, { ok: false }>['trouble'], MessageDescriptor> = {
  'not-supported': msg`This browser can’t read this kind of file. Save it as WAV, FLAC or MP3 and choose it again.`,
  'not-readable': msg`This isn’t a sound file, or it’s damaged.`,
  'too-long': msg`It’s longer than ${longestMinutes} minutes. Cut it into shorter parts and choose one of them.`,
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
  const [recording, setRecording] = useState<ReadRecording>()
  const [brought, setBrought] = useState<BroughtList>()
  const [isBringing, setIsBringing] = useState(false)
  const [typed, setTyped] = useState('')
  const kind = (props.prompts[0] ?? props.all[0])?.kind ?? 'word'
  const listed = { ...props, prompts: brought?.prompts ?? props.prompts }
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
          kind={kind}
          text={typed}
          onText={setTyped}
          dialect={props.speaker === undefined ? props.dialect : props.speaker.dialect}
          onUse={(list) => {
            setBrought(list)
            setIsBringing(false)
          }}
        />
      ) : recording === undefined ? (
        <>
          <ChooseRecording {...listed} onRead={setRecording} />
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
          {...listed}
          contributions={brought?.contributions ?? none}
          recording={recording}
          onAgain={() => setRecording(undefined)}
        />
      )}
    </main>
  )
}

type ChooseRecordingProps = FromFilePageProps & { onRead: (recording: ReadRecording) => void }

function ChooseRecording({ prompts, htmlLang, onRead }: ChooseRecordingProps) {
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
      const kind = prompts[0]?.kind ?? 'word'
      const reading = await readRecording(file, kind, { onHeard: setShare, signal })
      if (reading.ok) onRead(reading.recording)
      else setTrouble(troubleTexts[reading.trouble])
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
      <p>
        <Trans>
          Say this list in your language into a voice recorder, in this order, with a pause of two
          seconds after each entry. You can stop wherever you like. Mboa cuts the recording apart;
          you check it before anything is saved.
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

type CutToListProps = FromFilePageProps & {
  /** What the list has that the course is yet to be told. */
  contributions: readonly Contribution[]
  recording: ReadRecording
  onAgain: () => void
}

function CutToList({ onAgain, onLeave, htmlLang, ...deps }: CutToListProps) {
  const { prompts, speaker, hasRecorderAgreed, store } = deps
  const voices = useTurnVoices({
    userId: store.userId,
    prompts,
    current: speaker?.speaker,
    hasRecorderAgreed,
  })
  const cut = useCutRecording({
    ...deps,
    speakerOf: ({ turn }) => (turn === undefined ? speaker : voices.speakerOf(turn)),
  })
  const areTurnsOpen = openTurns(prompts, voices).length > 0
  const { rows, ready, saving, saved, isStorageFull } = cut
  const unheard = rows.filter(({ isUnsure }) => isUnsure).length
  const [heard, listed] = [deps.recording.takes.length, deps.prompts.length]
  const isUnsaved = saved === undefined
  useAskBeforeUnload(isUnsaved)

  if (!isUnsaved) {
    return (
      <>
        <Banner kind="good">
          <Plural
            value={saved}
            one="# recording is saved on this device and will be sent automatically once you’re online."
            other="# recordings are saved on this device and will be sent automatically once you’re online."
          />
        </Banner>
        <button type="button" className="button main wide" onClick={onLeave}>
          <Trans>Done</Trans>
        </button>
        <button type="button" className="button plain" onClick={onAgain}>
          <Trans>Another recording</Trans>
        </button>
      </>
    )
  }
  return (
    <>
      <p role="status">
        <Plural value={heard} one="# word heard," other="# words heard," />{' '}
        <Plural value={listed} one="# in the list." other="# in the list." />{' '}
        {heard !== listed && (
          <strong>
            <Trans>Listen where it’s marked: a word may be missing, or said twice.</Trans>
          </strong>
        )}
      </p>
      <p className="soft">
        <Trans>
          If the words don’t match what you hear, drag them up or down by the handle: all that
          follow move too.
        </Trans>
      </p>
      <TurnsOfRecording prompts={prompts} voices={voices} />
      <CutRows cut={cut} recording={deps.recording} prompts={prompts} htmlLang={htmlLang} />
      <div className="save-cut stack tight">
        {areTurnsOpen && (
          <p className="small" id="take-turns">
            <Trans>Say above who speaks whose lines.</Trans>
          </p>
        )}
        {isStorageFull && (
          <Banner kind="bad">
            <Trans>
              This device is full. What was saved is safe. Free up some space, then continue.
            </Trans>
          </Banner>
        )}
        {saving !== undefined && (
          <progress
            aria-label={`${saving.done} / ${saving.total}`}
            className="wide"
            value={saving.done}
            max={saving.total}
          />
        )}
        {unheard > 0 && (
          <p className="small">
            <span id="listen-to-marked">
              <Plural
                value={unheard}
                one="Listen to the marked recording first."
                other="Listen to the # marked recordings first."
              />
            </span>{' '}
            <button type="button" className="button plain hanging" onClick={showMarked}>
              <Trans>Show where</Trans>
            </button>
          </p>
        )}
        <button
          type="button"
          className="button main wide"
          disabled={areTurnsOpen || unheard > 0 || ready === 0 || saving !== undefined}
          aria-describedby={
            unheard > 0 ? 'listen-to-marked' : areTurnsOpen ? 'take-turns' : undefined
          }
          onClick={cut.save}
        >
          <Plural
            value={ready}
            _0="Nothing to save"
            one="Save # recording"
            other="Save # recordings"
          />
        </button>
      </div>
    </>
  )
}

/** To the first that is marked: of fifty, hardly any is on the screen. */
function showMarked(): void {
  const listen = document.querySelector<HTMLElement>('.cut-rows .unsure button')
  listen?.scrollIntoView({ block: 'center' })
  listen?.focus({ preventScroll: true })
}
