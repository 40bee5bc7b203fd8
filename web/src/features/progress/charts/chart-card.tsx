import { Trans } from '@lingui/react/macro'
import { useId, useState, type ReactNode } from 'react'
import './chart-card.css'

interface ChartCardProps {
  title: ReactNode
  /** One sentence that says what the chart shows; it names the chart, too. */
  finding: ReactNode
  /** @param labelledBy the id of the finding */
  chart: (labelledBy: string) => ReactNode
  table: { columns: readonly ReactNode[]; rows: readonly TableRow[] }
}

export interface TableRow {
  key: string | number
  cells: readonly [name: ReactNode, ...figures: ReactNode[]]
}

/** A chart with the sentence that it proves and the table behind it. */
export function ChartCard({ title, finding, chart, table }: ChartCardProps) {
  const [showsTable, setShowsTable] = useState(false)
  const titleId = useId()
  const findingId = useId()
  return (
    <section className="card stack tight chart-card" aria-labelledby={titleId}>
      <div className="row-line">
        <h2 id={titleId}>{title}</h2>
        <button
          type="button"
          className="button plain"
          aria-describedby={titleId}
          onClick={() => setShowsTable(!showsTable)}
        >
          {showsTable ? <Trans>Chart</Trans> : <Trans context="of a chart">Table</Trans>}
        </button>
      </div>
      <p id={findingId}>{finding}</p>
      {showsTable ? (
        // Focusable, because it scrolls by itself where it is long.
        <div className="table-frame" tabIndex={0} role="group" aria-labelledby={titleId}>
          <table>
            <thead>
              <tr>
                {table.columns.map((column, at) => (
                  <th key={at} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map(({ key, cells: [name, ...figures] }) => (
                <tr key={key}>
                  <th scope="row">{name}</th>
                  {figures.map((figure, at) => (
                    <td key={at} className="num">
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        chart(findingId)
      )}
    </section>
  )
}
