import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { addressOf, api, learnersOnlyLicence } from '@mboa/contract'
import { listMet, type PracticeFold } from '@mboa/domain'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import type { Course } from '../../../platform/course-store/course-store.ts'
import { download, saveFile } from '../../../platform/network/download.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Banner } from '../../../ui/banner.tsx'
import { failureTextOf, type FailureTexts } from '../../../ui/failure-texts.ts'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import '../../../ui/checkbox.css'
import '../../../ui/field.css'

const ownTexts: FailureTexts = {
  'not-found': msg`The server doesn’t have any of the words you’ve met yet. If you practised offline, go online first.`,
  'too-many-attempts': msg`You’ve saved many decks in the last hour. Please try again later.`,
}

type Progress = 'idle' | 'running' | 'done' | { readonly failure: MessageDescriptor }

interface AnkiCardProps {
  fold: PracticeFold
  courses: readonly Course[]
}

/** What one learns, to go on with in Anki: the words that were met, with sound and progress if wanted. */
export function AnkiCard({ fold, courses }: AnkiCardProps) {
  const { i18n } = useLingui()
  const { language } = useInterfaceLanguage()
  const [progress, setProgress] = useState<Progress>('idle')
  const giveUp = useRef<AbortController>(null)
  const [chosen, setChosen] = useState<string>()
  const titleId = useId()
  useEffect(() => () => giveUp.current?.abort(), [])
  const [first] = courses
  if (first === undefined) return null
  const withheld = countWithheld(
    courses.find(({ summary }) => summary.course === chosen) ?? first,
    fold,
  )

  async function save(sent: FormData) {
    const controller = new AbortController()
    giveUp.current = controller
    setProgress('running')
    const course = textOf(sent, 'anki-course') || (first?.summary.course ?? '')
    const path = addressOf(api.downloadDeck, {
      params: { course },
      query: {
        language,
        ...(sent.has('anki-sound') && { sound: '1' }),
        ...(sent.has('anki-progress') && { progress: '1' }),
      },
    })
    try {
      const result = await download(path, {
        signal: controller.signal,
        onProgress: () => undefined,
      })
      if (!result.ok) {
        setProgress({ failure: failureTextOf(result.failure.code, ownTexts) })
        return
      }
      saveFile(result.value, `mboa-${course}.apkg`)
      setProgress('done')
    } catch (error) {
      if (controller.signal.aborted) return
      reportProblem('saving a deck for Anki', error)
      setProgress({ failure: failureTextOf('general') })
    }
  }
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    void save(new FormData(event.currentTarget))
  }

  return (
    <section className="card stack tight" aria-labelledby={titleId}>
      <h2 id={titleId}>
        <Trans>Continue in Anki</Trans>
      </h2>
      <p className="soft">
        <Trans>
          The words and sentences you’ve met, as a deck (.apkg) that Anki opens on any device.
        </Trans>
      </p>
      <form className="stack tight" onSubmit={onSubmit}>
        {courses.length > 1 && (
          <div className="field">
            <label htmlFor="anki-course">
              <Trans>Language of the deck</Trans>
            </label>
            <select
              id="anki-course"
              name="anki-course"
              className="input"
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            >
              {courses.map(({ summary }) => (
                <option key={summary.course} value={summary.course}>
                  {glossIn(summary.name, language)}
                </option>
              ))}
            </select>
          </div>
        )}
        <CheckboxField id="anki-sound">
          <Trans>With the recordings whose speakers allow it. The file is larger then.</Trans>
        </CheckboxField>
        <CheckboxField id="anki-progress">
          <Trans>With your progress, so you don’t start from scratch.</Trans>
        </CheckboxField>
        {withheld > 0 && (
          <p className="small">
            <Plural
              value={withheld}
              one="# is left out: it’s for learning in Mboa only."
              other="# are left out: they’re for learning in Mboa only."
            />
          </p>
        )}
        <button type="submit" className="button second" disabled={progress === 'running'}>
          <Trans>Save as an Anki deck</Trans>
        </button>
        <p className="done-line" role="status">
          {progress === 'running' && <Trans>Preparing the deck...</Trans>}
          {progress === 'done' && <Trans>The file is in your downloads.</Trans>}
        </p>
        {typeof progress === 'object' && <Banner kind="bad">{i18n._(progress.failure)}</Banner>}
      </form>
    </section>
  )
}

/** What was met of a course, and is for learners of Mboa alone: the server leaves it out. */
function countWithheld({ summary: { course }, units }: Course, fold: PracticeFold): number {
  const met = listMet(fold, course)
  const items = units.flatMap(({ words, sentences = [] }) => [...words, ...sentences])
  return items.filter(({ id, licence }) => licence === learnersOnlyLicence && met.has(id)).length
}

function textOf(sent: FormData, name: string): string {
  const value = sent.get(name)
  return typeof value === 'string' ? value : ''
}
