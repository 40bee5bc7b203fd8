import { Trans, useLingui } from '@lingui/react/macro'
import { findLanguage, scheduleHum, type ToneExercise, type TonedWord } from '@mboa/domain'
import { useMemo } from 'react'
import { HumButton } from '../../exercises/hearing/hum-button.tsx'
import { PlayButton } from '../../exercises/hearing/play-button.tsx'
import type { Course } from '../../platform/course-store/course-store.ts'
import { soundOf } from '../../platform/sound/sound-of.ts'

interface ToneSoundProps {
  course: Course
  exercise: ToneExercise
  startsAlone: boolean
}

/** What a trial sounds with, in its own voice or hummed; and which of the two it is. */
export function ToneSound({ course, exercise, startsAlone }: ToneSoundProps) {
  const { t } = useLingui()
  const { kind, word, second } = exercise
  const isPair = kind === 'tones-same-or-different'
  const sound = { course, exercise }
  return (
    <div className="tone-sound">
      {isPair ? (
        <>
          {exercise.speaker === undefined && (
            <BothHums {...sound} label={t`Hear both`} startsAlone={startsAlone} />
          )}
          <div className="pair">
            <WordSound {...sound} word={word} label={t`First`} isNamed />
            <WordSound {...sound} word={second} label={t`Second`} isNamed />
          </div>
        </>
      ) : (
        <WordSound {...sound} word={word} startsAlone={startsAlone} isAlone />
      )}
      <SoundNote course={course} exercise={exercise} />
    </div>
  )
}

function BothHums({ course, exercise, label, startsAlone }: ToneSoundProps & { label: string }) {
  const { word, second, place } = exercise
  const hums = useHums(course, word, second)
  return <HumButton hums={hums} place={place} label={label} startsAlone={startsAlone} hasKey />
}

interface WordSoundProps {
  course: Course
  exercise: Pick<ToneExercise, 'speaker' | 'place'>
  word: TonedWord
  label?: string
  /** The label stands under it. */
  isNamed?: boolean
  startsAlone?: boolean
  isAlone?: boolean
}

/** One word, said or hummed. */
export function WordSound({
  course,
  exercise,
  word,
  label,
  isNamed = false,
  startsAlone = false,
  isAlone = false,
}: WordSoundProps) {
  const hums = useHums(course, word)
  const { speaker, place } = exercise
  const recording = course.recordings?.get(word.id)?.find(({ voice }) => voice.speaker === speaker)
  const name = label === undefined ? {} : { label }
  return (
    <div className="one-sound" {...(isNamed && { role: 'group', 'aria-label': label })}>
      {speaker !== undefined && recording !== undefined ? (
        <PlayButton sound={soundOf(recording)} startsAlone={startsAlone} hasKey={isAlone} />
      ) : (
        <HumButton hums={hums} place={place} startsAlone={startsAlone} hasKey={isAlone} {...name} />
      )}
      {isNamed && <span aria-hidden="true">{label}</span>}
    </div>
  )
}

function useHums({ summary }: Course, ...words: readonly TonedWord[]) {
  const texts = words.map(({ text }) => text).join('\n')
  const { course } = summary
  return useMemo(
    () => texts.split('\n').map((text) => scheduleHum(text, findLanguage(course)) ?? []),
    [texts, course],
  )
}

function SoundNote({ course, exercise }: Pick<ToneSoundProps, 'course' | 'exercise'>) {
  const { speaker, second } = exercise
  const recording = course.recordings
    ?.get(second.id)
    ?.find(({ voice }) => voice.speaker === speaker)
  const name = recording?.voice.name
  return (
    <p className="small soft">
      {speaker === undefined ? (
        <Trans>Hummed from the written tones, not a voice</Trans>
      ) : name === undefined || name === null ? (
        <Trans>A speaker’s voice</Trans>
      ) : (
        <Trans>
          The voice of <bdi>{name}</bdi>
        </Trans>
      )}
    </p>
  )
}
