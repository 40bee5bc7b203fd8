import { Trans, useLingui } from '@lingui/react/macro'
import type { CoveredTheme } from '@mboa/contract'
import { useId, type ComponentProps } from 'react'
import { glossIn, useInterfaceLanguage } from '../../i18n/interface-language.ts'
import { NumberCell } from './heard-speakers.tsx'
import { MoreButton } from './more-button.tsx'

interface ThemeTablesProps {
  themes: readonly CoveredTheme[]
  more: ComponentProps<typeof MoreButton>
}

/** How many voices the themes of a language have, or one group of its speakers in them. */
export function ThemeTables({ themes, more }: ThemeTablesProps) {
  const { t } = useLingui()
  const asked = themes.filter(({ source }) => source === 'concepts')
  const taught = themes.filter(({ source }) => source !== 'concepts')
  return (
    <>
      <p className="small soft">
        <Trans>The least heard come first.</Trans>
      </p>
      <ThemeTable title={t`Units of the course`} column={t`Unit`} themes={taught} />
      <ThemeTable title={t`What speakers are asked for`} column={t`Theme`} themes={asked} />
      <MoreButton {...more} />
    </>
  )
}

interface ThemeTableProps {
  title: string
  column: string
  themes: readonly CoveredTheme[]
}

function ThemeTable({ title, column, themes }: ThemeTableProps) {
  const { t } = useLingui()
  const { language } = useInterfaceLanguage()
  const id = useId()
  if (themes.length === 0) return null
  const titleOf = (theme: CoveredTheme) =>
    theme.title === null ? t`Added by speakers` : glossIn(theme.title, language)
  return (
    <section className="stack tight">
      <h2 id={id}>{title}</h2>
      {/* Scrolled by keyboard where it is wider than the screen. */}
      <div className="desk-table" role="region" aria-labelledby={id} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{column}</th>
              <th scope="col" className="number">
                <Trans>Missing</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>Waiting</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>1–2 voices</Trans>
              </th>
              <th scope="col" className="number">
                <Trans>3 or more</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {themes.map((theme) => (
              <tr key={`${theme.source} ${theme.theme}`}>
                <th scope="row">{titleOf(theme)}</th>
                {theme.isOfFew === true ? (
                  <td colSpan={4} className="number soft">
                    <Trans>1 to 4 people: not counted</Trans>
                  </td>
                ) : (
                  <>
                    <NumberCell count={missingOf(theme)} />
                    <NumberCell count={theme.waiting} />
                    <NumberCell count={theme.one + theme.two} />
                    <NumberCell count={theme.three} />
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

const missingOf = ({ items, waiting, one, two, three }: CoveredTheme) =>
  items - waiting - one - two - three
