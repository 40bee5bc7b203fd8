import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { findCard, findNextDue, skills, wordStage, type WordStage } from '@mboa/domain'
import { describeReturn } from '../../i18n/describe-return.ts'
import { regionalTag, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { usePractice } from '../../platform/practice-store/practice-context.ts'
import { useMinute } from '../../platform/clock.ts'
import '../../ui/chip.css'

const stageNames: Record<WordStage, ReturnType<typeof msg>> = {
  new: msg`New`,
  learning: msg`Learning`,
  known: msg`Known`,
  'well-known': msg`Well known`,
}

/** How well the learner knows an item, and when it comes back. */
export function ItemProgress({ item }: { item: string }) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const { fold } = usePractice()
  const now = useMinute()
  const cards = skills.flatMap((skill) => findCard(fold, item, skill) ?? [])
  const dueAt = findNextDue(fold, item)
  return (
    <p className="row-line">
      <span className="chip">{t(stageNames[wordStage(cards)])}</span>
      <span className="soft small">
        {dueAt === undefined ? (
          <Trans>Not practised yet.</Trans>
        ) : dueAt <= now ? (
          <Trans>To review now.</Trans>
        ) : (
          <Trans>Comes back {describeReturn(dueAt, now, regionalTag(language))}.</Trans>
        )}
      </span>
    </p>
  )
}
