import type { CourseSummary } from '@mboa/contract'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { DialectField } from './dialect-field.tsx'
import { ConceptRows } from './concept-rows.tsx'
import { FreeRounds } from './free-rounds.tsx'
import { NextToRecord } from './next-to-record.tsx'
import { GivenList, MissingWords, NextToContribute, WantedWords } from './next-to-contribute.tsx'
import { ReasonRows } from './reason-rows.tsx'
import { Themes } from './theme-rows.tsx'
import { useRecordingList, type RecordingList } from './use-recording-list.ts'

interface ListsOfCourseProps {
  kind: 'word' | 'sentence'
  userId: string
  summary: CourseSummary
}

/** The lists of one language: what comes next, everyday words, and the course by reason and theme. */
export function ListsOfCourse({ kind, userId, summary }: ListsOfCourseProps) {
  const list = useRecordingList(userId, summary, kind)
  return (
    <LoadedPart of={list}>
      {(ready) => <Lists kind={kind} summary={summary} list={ready} />}
    </LoadedPart>
  )
}

function Lists({
  kind,
  summary,
  list,
}: Omit<ListsOfCourseProps, 'userId'> & { list: RecordingList }) {
  const isWord = kind === 'word'
  const { listed, facts } = list
  const common = { kind, summary, listed }
  const concepts = <ConceptRows {...common} sections={facts.concepts} />
  return (
    <>
      <GivenList summary={summary} list={list} />
      {isWord ? (
        <MissingWords summary={summary} list={list} />
      ) : (
        <NextToContribute summary={summary} list={list} />
      )}
      <NextToRecord {...common} list={list} />
      <DialectField list={list} htmlLang={summary.htmlLang} />
      {/* Whoever only speaks begins with what everybody says every day. */}
      {isWord && concepts}
      {isWord && <WantedWords summary={summary} list={list} />}
      <FreeRounds {...common} />
      <ReasonRows {...common} />
      <Themes kind={kind} summary={summary} list={list} />
      {!isWord && concepts}
    </>
  )
}
