import '../../ui/checkbox.css'
import '../../ui/field.css'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cardForms, countCardPages, listMet, type CardForm } from '@mboa/domain'
import { Printer } from 'lucide-react'
import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../platform/report-problem.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segments } from '../../ui/segments.tsx'
import { chooseItems } from './choose-items.ts'
import { Paper } from './paper.tsx'
import { PrintedCards } from './printed-cards.tsx'
import { PrintedDictionary } from './printed-dictionary.tsx'

interface Wishes {
  readonly what: 'dictionary' | 'cards'
  readonly form: CardForm
  readonly whose: 'all' | 'met'
  readonly hasSentences: boolean
}

const first: Wishes = { what: 'dictionary', form: 'a4-cut', whose: 'all', hasSentences: false }

/** What is to be printed of a course, and how; its paper stands behind the page until it is printed. */
export function PrintForm({ course }: { course: Course }) {
  const { t } = useLingui()
  const met = useMet(course.summary.course)
  const [wishes, setWishes] = useState(first)
  const [printed, setPrinted] = useState<Wishes>()
  usePrinting(printed)
  const wish = (some: Partial<Wishes>) => setWishes((before) => ({ ...before, ...some }))
  const { what, form, whose, hasSentences } = wishes
  const items = chooseItems(course, { met: whose === 'met' ? met : undefined, hasSentences })
  const count = items.words.length + items.sentences.length
  const pages = countCardPages(count, form)
  const { withheld } = items
  const formNames: Readonly<Record<CardForm, string>> = {
    'a4-cut': t`A4, to cut`,
    'a4-fold': t`A4, to fold`,
    a6: t`A6, one each`,
  }
  return (
    <>
      <form
        className="stack narrow-field"
        onSubmit={(event) => {
          event.preventDefault()
          setPrinted({ ...wishes })
        }}
      >
        <Segments
          label={t`What to print`}
          options={[
            { value: 'dictionary', text: t`Dictionary` },
            { value: 'cards', text: t`Flashcards` },
          ]}
          value={what}
          onChange={(value) => wish({ what: value })}
        />
        {what === 'cards' && (
          <>
            <Segments
              label={t`Paper`}
              options={(Object.keys(cardForms) as CardForm[]).map((value) => ({
                value,
                text: formNames[value],
              }))}
              value={form}
              onChange={(value) => wish({ form: value })}
            />
            <p className="small soft">
              {form === 'a4-fold' ? (
                <Trans>Print one side only, cut the rows and fold each down the middle.</Trans>
              ) : (
                <Trans>
                  Print both sides, turned over the long edge, with no scaling. The code on each
                  card opens the page of its word.
                </Trans>
              )}
            </p>
          </>
        )}
        {met !== undefined && met.size > 0 && (
          <Segments
            label={t`Which words`}
            options={[
              { value: 'all', text: t`All of the course` },
              { value: 'met', text: t`Those I’ve met` },
            ]}
            value={whose}
            onChange={(value) => wish({ whose: value })}
          />
        )}
        <CheckboxField
          id="print-sentences"
          checked={hasSentences}
          onChange={({ currentTarget }) => wish({ hasSentences: currentTarget.checked })}
        >
          <Trans>With sentences</Trans>
        </CheckboxField>
        <div role="status" className="small">
          <p>
            {what === 'dictionary' ? (
              <Plural value={count} one="# entry" other="# entries" />
            ) : (
              t`${plural(count, { one: '# card', other: '# cards' })}, ${plural(pages, {
                one: '# page',
                other: '# pages',
              })} and the sources`
            )}
          </p>
          {withheld > 0 && (
            <p>
              <Plural
                value={withheld}
                one="# is left out: it’s for learning in Mboa only."
                other="# are left out: they’re for learning in Mboa only."
              />
            </p>
          )}
        </div>
        <button type="submit" className="button main page-action" disabled={count === 0}>
          <Icon of={Printer} size={20} />
          <Trans>Print</Trans>
        </button>
      </form>
      {printed !== undefined && (
        <Paper>
          <Printout course={course} wishes={printed} met={met} />
        </Paper>
      )}
    </>
  )
}

interface PrintoutProps {
  course: Course
  wishes: Wishes
  met: ReadonlySet<string> | undefined
}

function Printout({ course, wishes: { what, form, whose, hasSentences }, met }: PrintoutProps) {
  const items = chooseItems(course, { met: whose === 'met' ? met : undefined, hasSentences })
  const printed = { course: course.summary, ...items }
  return what === 'dictionary' ? (
    <PrintedDictionary {...printed} />
  ) : (
    <PrintedCards {...printed} form={form} />
  )
}

/** Prints what is there by now, once for each wish, when the face of the words is there too. */
function usePrinting(printed: Wishes | undefined): void {
  useEffect(() => {
    if (printed === undefined) return
    let isCurrent = true
    document.fonts
      .load('600 1em "Mboa Noto"')
      .catch((error: unknown) => reportProblem('loading the font to print with', error))
      .then(() => {
        if (isCurrent) print()
      })
      .catch((error: unknown) => reportProblem('printing', error))
    return () => {
      isCurrent = false
    }
  }, [printed])
}

const nothing = () => undefined
const neverChanges = () => nothing

/** What the learner has met of a course; undefined for who learns nothing here. */
function useMet(course: string): ReadonlySet<string> | undefined {
  const store = use(PracticeContext)
  const practice = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.getSnapshot ?? nothing,
  )
  return practice && listMet(practice.fold, course)
}
