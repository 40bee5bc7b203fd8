import { pagePaths } from '@mboa/contract'
import { newAccount } from '../fixtures/account.ts'
import { flow } from './fixtures/flow.ts'
import { findMailedLink, signUpByRequests } from '../fixtures/sign-up-by-requests.ts'

flow('somebody logs in, is still there after a reload, and logs out', async ({ tab, server }) => {
  const { fullName, phone, password } = await signUpByRequests(server)
  await tab.go(pagePaths.login)
  await tab.fill('Email or Phone Number', phone)
  await tab.fill('Password', password)
  await tab.press('Log In')
  await tab.see(`Welcome ${fullName}`)
  // What a page is still fetching when it is left, Firefox and WebKit report as a failure:
  // the last of home is seen first.
  await tab.see('Download on Wi-Fi only')
  await tab.run(() => navigator.serviceWorker.ready.then(() => undefined))
  await tab.reload()
  await tab.see(`Welcome ${fullName}`)
  await tab.see('Download on Wi-Fi only')
  await tab.press('Logout')
  await tab.see('Continue With Google')
})

flow('somebody signs up, and in by the link that they are mailed', async ({ tab, server }) => {
  const account = newAccount()
  await tab.go(pagePaths.signUp)
  await tab.fill('Full Name', account.fullName)
  await tab.fill('Email Address', account.email)
  await tab.fill('Phone Number', account.phone)
  await tab.fill('Password', account.password)
  await tab.fill('Confirm Password', account.password)
  await tab.press(/^I accept/)
  await tab.press('Create Account')
  await tab.see('Check your email')
  await tab.go(await findMailedLink(server, account.email))
  await tab.see("Hurray, you're all in!")
  await tab.press('Log In')
  await tab.fill('Email or Phone Number', account.email)
  await tab.fill('Password', account.password)
  await tab.press('Log In')
  await tab.see(`Welcome ${account.fullName}`)
})
