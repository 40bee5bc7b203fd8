import './stages-card.css'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CourseSummary } from '@mboa/contract'
import { wordStages, type WordStage } from '@mboa/domain'
import { useInterfaceLanguage } from '../../i18n/interface-language.ts'

interface StagesCardProps {
  counts: Record<WordStage, number>
  summary: CourseSummary
}

const stageNames: Record<WordStage, ReturnType<typeof msg>> = {
  new: msg`New`,
  learning: msg`Learning`,
  known: msg`Known`,
  'well-known': msg`Well known`,
}

/** The words of a course by how well they are known: a bar, and the same in a list. */
export function StagesCard({ counts, summary }: StagesCardProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const total = wordStages.reduce((sum, stage) => sum + counts[stage], 0)
  const name = summary.name[language]
  const begun = total - counts.new
  return (
    <section className="card stack">
      <h2>
        <Plural value={total} one={`# word of ${name}`} other={`# words of ${name}`} />
      </h2>
      <div className="stages-bar" aria-hidden="true">
        {wordStages.map((stage) => (
          <i key={stage} className={stage} style={{ flexGrow: counts[stage] }} />
        ))}
      </div>
      <dl className="stages-key">
        {wordStages.map((stage) => (
          <div key={stage}>
            <dt>
              <i className={stage} aria-hidden="true" />
              {t(stageNames[stage])}
            </dt>
            <dd className="num strong">{counts[stage]}</dd>
          </div>
        ))}
      </dl>
      {begun === 0 && (
        <p className="soft">
          <Trans>Nothing is practised yet. The first session moves words to Learning.</Trans>
        </p>
      )}
    </section>
  )
}
