import React from 'react'
import { flushSync } from 'react-dom'

const react: { act?: unknown } = React

/**
 * React has `act` in its development half alone. Where the check runs the half that ships, what a
 * test renders is drawn by the time that `render` returns, too.
 */
react.act ??= async (callback: () => unknown) => {
  let done: unknown
  flushSync(() => {
    done = callback()
  })
  await done
}
