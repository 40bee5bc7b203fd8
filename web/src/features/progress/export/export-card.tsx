import { Trans } from '@lingui/react/macro'
import { isoDateOf, type PracticeFold } from '@mboa/domain'
import { useId } from 'react'
import { glossIn, regionalTag, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { type Course, listItems } from '../../../platform/course-store/course-store.ts'
import { learnerCalendar } from '../../../platform/calendar.ts'
import { usePracticeStore } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { readOwn } from './read-own.ts'
import { reviewsAsCsv } from './reviews-as-csv.ts'
import { reviewsAsJson } from './reviews-as-json.ts'
import { readClock } from '../../../platform/true-clock.ts'

interface ExportCardProps {
  fold: PracticeFold
  /** Undefined: the answers of all courses. */
  course: string | undefined
  /** Whose words this device knows, to write them beside the answers. */
  courses: readonly Course[]
}

/** The learner's own answers, to take away: those on this device, so it works without a network. */
export function ExportCard({ fold, course, courses }: ExportCardProps) {
  const { language } = useInterfaceLanguage()
  const { userId } = usePracticeStore()
  const titleId = useId()

  async function save(ending: 'csv' | 'json') {
    const { reviews, lessons } = await readOwn(userId, fold, course)
    const today = isoDateOf(learnerCalendar().dayOf(readClock()))
    const name = ['mboa', course, today].filter((part) => part !== undefined).join('-')
    if (ending === 'json') {
      saveFile(`${name}.json`, 'application/json', reviewsAsJson(reviews, lessons))
      return
    }
    const known = new Map(courses.flatMap((each) => [...listItems(each)]))
    const findWord = (item: string) => {
      const word = known.get(item)
      return word && { text: word.text, meaning: glossIn(word.gloss, language).join('; ') }
    }
    const csv = reviewsAsCsv(reviews, findWord, regionalTag(language))
    saveFile(`${name}.csv`, 'text/csv', csv)
  }
  function onSave(ending: 'csv' | 'json') {
    save(ending).catch((error: unknown) => reportProblem('saving the answers', error))
  }

  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Your answers</Trans>
      </h2>
      <p className="soft">
        <Trans>
          Every answer on this device, as a spreadsheet (CSV) or, with your finished lessons, as
          JSON.
        </Trans>
      </p>
      <div className="export-actions">
        <button type="button" className="button second" onClick={() => onSave('csv')}>
          <Trans>Save as CSV</Trans>
        </button>
        <button type="button" className="button second" onClick={() => onSave('json')}>
          <Trans>Save as JSON</Trans>
        </button>
      </div>
    </section>
  )
}

/** Lets the browser save a text as a file of this name, without the network. */
function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download has its own hold on the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}
