import type { ThemeMode } from '../../../domain/brands/theme.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useSession } from '../../platform/session/useSession.ts';
import { useTheme } from '../../platform/theme/useTheme.ts';
import { useBrokenPicture } from '../../ui/useBrokenPicture.ts';

/**
 * The brand's logo in the colors of the theme, or the member's own image instead of it where that loads (NAV-14). The
 * link around it has the words.
 */
export function BrandLogo() {
  const { brand } = useApp();
  const { user } = useSession();
  const { themeId, mode } = useTheme();
  const own = user?.brandBarImageUrl ?? null;
  const { isBroken, watch } = useBrokenPicture(own);
  if (own !== null && !isBroken) return <img {...watch} src={own} alt="" />;
  const address = (shown: ThemeMode) => `/brand/logo.svg?theme=${encodeURIComponent(themeId)}&mode=${shown}`;
  if (mode !== 'auto') return <img src={address(mode)} alt={brand.words.productName} />;
  return (
    <picture>
      <source srcSet={address('dark')} media="(prefers-color-scheme: dark)" />
      <img src={address('light')} alt={brand.words.productName} />
    </picture>
  );
}
