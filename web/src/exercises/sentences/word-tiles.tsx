import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { GiveUp } from '../asking/give-up.tsx'
import { usePause } from '../feedback/answer-and-verdict.tsx'
import { WordText } from '../../ui/word-text.tsx'
import '../typing/answer-field.css'
import { WordTile } from './word-tile.tsx'
import { useTileKeys } from './use-tile-keys.ts'
import './word-tiles.css'

/** As many tiles have a digit for a key. */
const mostKeys = 9

interface WordTilesProps {
  tiles: readonly string[]
  /** What the tiles are: words, where nothing is said. */
  name?: string
  /** Stands between two tiles of an answer. */
  joint?: string
  /** BCP 47 tag of what the tiles are written in. */
  lang: string
  meaningOf: (tile: string) => string | undefined
  /** Called with the tiles placed, once there is nothing else to do. */
  onPause: (answer: string) => void
  /** The tiles placed, one after the other. */
  onCheck: (answer: string) => void
  onGiveUp: () => void
}

/**
 * A slate above, the tiles below. A tap places one or takes it back, holding it or `?` shows what
 * it means; 1 to 9, the arrows and Backspace do the same on a keyboard. Nothing jumps: a tile that
 * is placed leaves its gap, and the slate has room for all of them from the start.
 */
export function WordTiles(props: WordTilesProps) {
  const { tiles, name, joint = ' ', lang, meaningOf, onPause, onCheck, onGiveUp } = props
  const { t } = useLingui()
  /** Places in `tiles`, in the order in which they were placed. */
  const [placed, setPlaced] = useState<readonly number[]>([])
  const [asked, setAsked] = useState<string>()
  const answer = placed.map((tile) => tiles[tile] ?? '').join(joint)
  const hasMeanings = tiles.some((tile) => meaningOf(tile) !== undefined)
  const isEmpty = placed.length === 0
  usePause(answer, onPause)

  const place = (tile: number) => {
    if (tile < tiles.length && !placed.includes(tile)) setPlaced([...placed, tile])
  }
  const askAbout = (tile: number) => setAsked(tiles[tile])
  const check = () => {
    if (!isEmpty) onCheck(answer)
  }
  const area = useTileKeys({
    place,
    takeBackLast: () => setPlaced(placed.slice(0, -1)),
    askAbout,
    check,
  })
  function takeBack(tile: number) {
    setPlaced(placed.filter((each) => each !== tile))
    // The tile goes back to the bank, and the focus with it.
    area.current?.querySelector<HTMLElement>(`.bank [data-tile="${tile}"]`)?.focus()
  }
  const askedMeaning = asked === undefined ? undefined : meaningOf(asked)

  return (
    <div ref={area} className="dock word-tiles">
      <div className="slate tiles" role="group" aria-label={t`Your answer`}>
        <div className="line">
          {placed.map((tile) => (
            <WordTile
              key={tile}
              text={tiles[tile] ?? ''}
              lang={lang}
              tile={tile}
              title={t`Remove`}
              onTap={() => takeBack(tile)}
              onHold={() => askAbout(tile)}
            />
          ))}
          <span className="caret" aria-hidden="true" />
        </div>
        <div className="line room" aria-hidden="true">
          {tiles.map((text, tile) => (
            <i key={tile} data-text={text} />
          ))}
        </div>
      </div>
      <div className="bank" role="group" aria-label={name ?? t`Words`}>
        {tiles.map((text, tile) => (
          <WordTile
            key={tile}
            text={text}
            lang={lang}
            tile={tile}
            isPlaced={placed.includes(tile)}
            keyHint={tile < mostKeys ? String(tile + 1) : undefined}
            onTap={() => place(tile)}
            onHold={() => askAbout(tile)}
          />
        ))}
      </div>
      <p role="status" className="only-assistive">
        {isEmpty ? '' : t`Your answer: ${answer}`}
      </p>
      {hasMeanings && (
        <p role="status" className="small soft">
          {asked === undefined ? (
            <Trans>Hold a word to see what it means.</Trans>
          ) : (
            <>
              <WordText lang={lang} size="inline">
                {asked}
              </WordText>
              : {askedMeaning ?? t`not given by the source`}
            </>
          )}
        </p>
      )}
      <div className="answer-actions">
        <GiveUp onGiveUp={onGiveUp} />
        <button type="button" className="button main" disabled={isEmpty} onClick={check}>
          <Trans>Check</Trans>
        </button>
      </div>
    </div>
  )
}
