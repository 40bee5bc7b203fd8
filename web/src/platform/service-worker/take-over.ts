import { handOver } from './hand-over.ts'

/** The code of the page between two versions. */
void navigator.serviceWorker.getRegistration().then(
  (registration) => handOver(window, registration?.waiting),
  // A browser that does not say which version waits stays with the old one.
  () => handOver(window, undefined),
)
