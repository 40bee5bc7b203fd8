import '../../ui/checkbox.css'
import '../../ui/field.css'
import { plural, ph } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { cardForms, countCardPages, listMet, type CardForm } from '@mboa/domain'
import { Printer } from 'lucide-react'
import { use, useState, useSyncExternalStore } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import type { Course } from '../../platform/course-store/course-store.ts'
import { PracticeContext } from '../../platform/practice-store/practice-context.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Segments } from '../../ui/segments.tsx'
import { chooseItems, type ItemWishes } from './choose-items.ts'
import { Paper } from './paper.tsx'
import { PrintedCards } from './printed-cards.tsx'
import { PrintedDictionary } from './printed-dictionary.tsx'
import { usePrinting } from './use-printing.ts'
import { WhichWords, type WordChoice } from './which-words.tsx'

interface PrintWishes {
  readonly what: 'dictionary' | 'cards'
  readonly form: CardForm
  readonly which: WordChoice
  readonly hasSentences: boolean
}

const first: PrintWishes = { what: 'dictionary', form: 'a4-cut', which: 'all', hasSentences: false }

/** More are hours of printing, and more codes than a small telephone draws in a moment. */
const mostCards = 1000

/** What is to be printed of a course, and how; its paper stands behind the page until it is printed. */
export function PrintForm({ course }: { course: Course }) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const met = useMet(course.summary.course)
  const [wishes, setWishes] = useState(first)
  const wish = (some: Partial<PrintWishes>) => setWishes((before) => ({ ...before, ...some }))
  const { printed, printNow } = usePrinting<PrintWishes>()
  const { what, form, which, hasSentences } = wishes
  const items = chooseItems(course, itemsOf(wishes, met))
  const { withheld } = items
  const count = items.words.length + items.sentences.length
  const pages = countCardPages(count, form)
  const isTooMuch = what === 'cards' && count > mostCards
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
          printNow({ ...wishes })
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
                  Print double-sided, flipped on the long edge, with no scaling. The code on each
                  card opens the page of its word.
                </Trans>
              )}
            </p>
          </>
        )}
        <WhichWords
          units={course.summary.units}
          hasMet={met !== undefined && met.size > 0}
          value={which}
          onChange={(value) => wish({ which: value })}
        />
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
          {isTooMuch && (
            <p>
              <Trans>
                That’s too many to print at once. At most{' '}
                {ph({ mostCards: formatNumber(mostCards) })}: choose some of them above.
              </Trans>
            </p>
          )}
        </div>
        <button
          type="submit"
          className="button main page-action"
          disabled={count === 0 || isTooMuch}
        >
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
  wishes: PrintWishes
  met: ReadonlySet<string> | undefined
}

function Printout({ course, wishes, met }: PrintoutProps) {
  const { what, form } = wishes
  const items = { course: course.summary, ...chooseItems(course, itemsOf(wishes, met)) }
  return what === 'dictionary' ? (
    <PrintedDictionary {...items} />
  ) : (
    <PrintedCards {...items} form={form} />
  )
}

const itemsOf = (
  { which, hasSentences }: PrintWishes,
  met: ReadonlySet<string> | undefined,
): ItemWishes => ({
  unit: which === 'all' || which === 'met' ? undefined : which.unit,
  met: which === 'met' ? met : undefined,
  hasSentences,
})

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
