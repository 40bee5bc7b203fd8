import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { readClothRows, sewCloth, type ClothRow } from '@mboa/domain'
import { Share2 } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { glossIn, useInterfaceLanguage } from '../../../i18n/interface-language.ts'
import { listItems, type Course } from '../../../platform/course-store/course-store.ts'
import { usePractice } from '../../../platform/practice-store/practice-context.ts'
import { reportProblem } from '../../../platform/report-problem.ts'
import { Icon } from '../../../ui/icon.tsx'
import { wordmarkPath } from '../../../ui/wordmark.tsx'
import { drawCloth } from './draw-cloth.ts'
import { sharePicture } from './share-picture.ts'
import './rewards.css'

/** The field on home, in pixels of the narrowest phone; in it the latest rows keep readable signs. */
const field = { width: 296, height: 280 }
const latestRows = 32

/** The cloth that every session and lesson of a course adds a row to; nothing before the first. */
export function ClothCard({ course }: { course: Course }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  const titleId = useId()
  const [outcome, setOutcome] = useState<'idle' | 'saved' | 'failed'>('idle')
  const code = course.summary.course
  const rows = useMemo(() => readClothRows(fold, code), [fold, code])
  if (rows.length === 0) return null
  const cloth = sewCloth(writeRows(rows.slice(-latestRows)), { ...field, course: code })
  const name = glossIn(course.summary.name, language)
  const count = t`${plural(rows.length, { one: '# row', other: '# rows' })}`

  function writeRows(some: readonly ClothRow[]): string[][] {
    const known = listItems(course)
    return some.map(({ items }) => items.flatMap((item) => known.get(item)?.text ?? []))
  }

  function share() {
    const title = t`My cloth in ${name}`
    drawCloth({ course: code, rows: writeRows(rows), title: name, count, wordmark: wordmarkPath })
      .then((picture) => sharePicture(picture, { name: `mboa-${code}.png`, title }))
      .then((how) => setOutcome(how === 'saved' ? 'saved' : 'idle'))
      .catch((error: unknown) => {
        reportProblem('drawing the cloth', error)
        setOutcome('failed')
      })
  }

  return (
    <section className="cloth-card on-cloth" aria-labelledby={titleId}>
      <div className="row-line">
        <h2 id={titleId}>
          <Trans>Your cloth</Trans>
        </h2>
        <p className="num">{count}</p>
      </div>
      <svg
        viewBox={`-2 -2 ${cloth.width + 4} ${cloth.height + 4}`}
        width={cloth.width}
        aria-hidden="true"
      >
        {cloth.strips.map(({ path, left }) => (
          <path key={left} d={path} transform={`translate(${left})`} />
        ))}
      </svg>
      <p className="small">
        <Trans>Each session and each lesson weaves a row from its words.</Trans>
      </p>
      <button type="button" className="button" onClick={share}>
        <Icon of={Share2} size={20} />
        <Trans>Share as a picture</Trans>
      </button>
      <p role="status" className={outcome === 'idle' ? 'only-assistive' : 'small'}>
        {outcome === 'saved' && t`The picture is in your downloads.`}
        {outcome === 'failed' && t`This browser couldn’t draw the picture. Try again.`}
      </p>
    </section>
  )
}
