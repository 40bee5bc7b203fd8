import type { CourseSummary } from '@mboa/contract'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { DialectField } from './dialect-field.tsx'
import { ConceptRows } from './concept-rows.tsx'
import { FreeRounds } from './free-rounds.tsx'
import { NextToRecord } from './next-to-record.tsx'
import { MissingWords, NextToContribute, WantedWords } from './next-to-contribute.tsx'
import { ReasonRows } from './reason-rows.tsx'
import { Themes } from './theme-rows.tsx'
import { useRecordingList } from './use-recording-list.ts'

interface ListsOfCourseProps {
  kind: 'word' | 'sentence'
  userId: string
  summary: CourseSummary
}

/** The lists of one language: everything, by what it lacks, by theme, and beyond the course. */
export function ListsOfCourse({ kind, userId, summary }: ListsOfCourseProps) {
  const list = useRecordingList(userId, summary, kind)
  return (
    <LoadedPart of={list}>
      {(ready) => (
        <>
          {kind === 'word' ? (
            <MissingWords summary={summary} list={ready} />
          ) : (
            <NextToContribute summary={summary} list={ready} />
          )}
          <NextToRecord kind={kind} summary={summary} listed={ready.listed} list={ready} />
          {kind === 'word' && <WantedWords summary={summary} list={ready} />}
          <DialectField list={ready} htmlLang={summary.htmlLang} />
          <FreeRounds kind={kind} summary={summary} listed={ready.listed} />
          <ReasonRows kind={kind} summary={summary} listed={ready.listed} />
          <Themes kind={kind} summary={summary} list={ready} />
          <ConceptRows
            kind={kind}
            summary={summary}
            listed={ready.listed}
            sections={ready.facts.concepts}
          />
        </>
      )}
    </LoadedPart>
  )
}
