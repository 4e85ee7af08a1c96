import { dateAndYearText, dateText } from '../../../../domain/format/dates.ts';
import { useFormats } from '../../../shared/format/useFormats.ts';

/** "June 3" to "June 9", from two calendar days; with their years where these differ. */
export function useDays(): (from: string, to: string) => { readonly from: string; readonly to: string } {
  const { locale } = useFormats();
  return (from, to) => {
    const text = from.slice(0, 4) === to.slice(0, 4) ? dateText : dateAndYearText;
    return { from: text(from, locale), to: text(to, locale) };
  };
}
