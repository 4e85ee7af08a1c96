import { LANGUAGE_NAMES } from '../../../domain/brands/languageNames.ts';
import { useApp } from '../../platform/screen/app.ts';
import { useAwake } from '../../platform/screen/useAwake.ts';
import { buttonClass } from '../../ui/Button.tsx';

/**
 * The brand's other languages, each in its own name, for visitors without settings. Nothing if there is only
 * one.
 */
export function LanguageSwitch() {
  const { brand, locale, chooseLanguage } = useApp();
  const awake = useAwake();
  return brand.locales
    .filter((offered) => offered !== locale)
    .map((offered) => (
      <button
        key={offered}
        type="button"
        lang={offered}
        className={buttonClass({ look: 'quiet', small: true })}
        disabled={!awake}
        onClick={() => chooseLanguage(offered)}
      >
        <span className="button-text">{LANGUAGE_NAMES[offered]}</span>
      </button>
    ));
}
