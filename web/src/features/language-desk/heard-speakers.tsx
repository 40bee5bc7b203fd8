import { ph } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { ageBands, sexes, type HeardGroup } from '@mboa/contract'
import { useId, type ReactNode } from 'react'
import { useFormatNumber } from '../../i18n/use-format-number.ts'
import { ageTexts, sexTexts } from '../../ui/take-texts/said-of-speakers.ts'

/**
 * Who is heard of a language and who is missing, by age, sex and dialect. Nobody is named, nor how
 * many they are where they are few.
 */
export function HeardSpeakers({ heard }: { heard: readonly HeardGroup[] }) {
  const { t } = useLingui()
  const id = useId()
  if (heard.length === 0) return null
  return (
    <section className="stack tight">
      <h2 id={id}>
        <Trans>Who is heard</Trans>
      </h2>
      <div className="desk-table" role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <Trans>What they say of themselves</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>Speakers</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>Words and sentences</Trans>
              </th>
            </tr>
          </thead>
          <Groups
            title={t`Age`}
            groups={withMissing(heard, 'age', ageBands)}
            textOf={(value) => textIn(ageTexts, value)}
          />
          <Groups
            title={t`Sex`}
            groups={withMissing(heard, 'sex', sexes)}
            textOf={(value) => textIn(sexTexts, value)}
          />
          <Groups title={t`Dialect`} groups={withMissing(heard, 'dialect', [])} />
        </table>
      </div>
      <p className="small soft">
        <Trans>People with an account say only their dialect.</Trans>
      </p>
    </section>
  )
}

export const textIn = <Name extends string>(
  texts: Readonly<Record<Name, MessageDescriptor>>,
  value: string,
): MessageDescriptor | undefined => texts[value as Name]

/** Of what there can be, what nobody is heard of has its row too; who has not said stands last. */
function withMissing(
  heard: readonly HeardGroup[],
  by: HeardGroup['by'],
  all: readonly string[],
): readonly HeardGroup[] {
  const found = heard.filter((group) => group.by === by)
  const none = (value: string): HeardGroup => ({ by, value, speakers: 0, items: 0 })
  const listed = all.map((value) => found.find((group) => group.value === value) ?? none(value))
  const others = found.filter(({ value }) => value !== null && !all.includes(value))
  return [...listed, ...others, ...found.filter(({ value }) => value === null)]
}

interface GroupsProps {
  title: string
  groups: readonly HeardGroup[]
  /** Without it, a value is what speakers call theirs. */
  textOf?: (value: string) => MessageDescriptor | undefined
}

function Groups({ title, groups, textOf }: GroupsProps) {
  const formatNumber = useFormatNumber()
  const { t } = useLingui()
  const nameOf = (value: string | null) => {
    if (value === null) return t`Not said`
    const text = textOf?.(value)
    return text === undefined ? <bdi>{value}</bdi> : t(text)
  }
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3} className="strong">
          {title}
        </th>
      </tr>
      {groups.map(({ value, speakers, items }) => (
        <tr key={value}>
          <th scope="row">{nameOf(value)}</th>
          <NumberCell count={speakers}>
            {speakers === null
              ? t`1 to 4`
              : speakers > 0 && t`${ph({ speakers: formatNumber(speakers) })} or more`}
          </NumberCell>
          <NumberCell count={items}>{items === null && t`not shown`}</NumberCell>
        </tr>
      ))}
    </tbody>
  )
}

interface NumberCellProps {
  count: number | null
  /** What is told instead. */
  children?: ReactNode
}

export function NumberCell({ count, children }: NumberCellProps) {
  const formatNumber = useFormatNumber()
  const text = count === null ? '' : formatNumber(count)
  return <td className={count === 0 ? 'number soft' : 'number'}>{children || text}</td>
}
