import { pagePaths } from '@mboa/contract'
import { Navigate, Route, Routes } from 'react-router'
import { LoginScreen } from '../features/auth/login-screen.tsx'
import { NotFoundPage } from './not-found-page.tsx'

export function AppRoutes() {
  return (
    <Routes>
      <Route path={pagePaths.start} element={<Navigate to={pagePaths.login} replace />} />
      <Route path={pagePaths.login} element={<LoginScreen />} />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  )
}
