import type { ThemeChoice, ThemeMode } from '../../../../domain/brands/theme.ts';
import type { ColourMode } from '../../../platform/theme/themeControl.ts';
import { CheckIcon } from '../../../ui/icons/controlIcons.tsx';
import styles from './theme.module.css';

export interface ThemeCardProps {
  readonly theme: ThemeChoice;
  readonly mode: ColourMode;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

/** A theme with a small picture of the app in its colors. At most 512 px wide (FLT-10). */
export function ThemeCard({ theme, mode, chosen, onChoose }: ThemeCardProps) {
  const picture = (shown: ThemeMode) => `/themes/${encodeURIComponent(theme.themeId)}.svg?mode=${shown}`;
  return (
    <label className={styles['card']}>
      <input
        type="radio"
        name="theme"
        className="visually-hidden"
        value={theme.themeId}
        checked={chosen}
        onChange={onChoose}
      />
      <picture>
        {mode === 'auto' && <source srcSet={picture('dark')} media="(prefers-color-scheme: dark)" />}
        <img src={picture(mode === 'auto' ? 'light' : mode)} alt="" width={112} height={72} />
      </picture>
      <span className={styles['name']}>{theme.name}</span>
      <span className={styles['sign']}>{chosen && <CheckIcon size={20} />}</span>
    </label>
  );
}
