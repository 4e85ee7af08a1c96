import type { Ref } from 'react';
import { FormattedMessage } from 'react-intl';
import { limitPostalTyping, POSTAL_RULES } from '../../../domain/settings/postalCodes.ts';
import { useApp } from '../../platform/screen/app.ts';
import { TextInput } from '../../ui/form/TextInput.tsx';
import type { TextInputProps } from '../../ui/form/TextInput.tsx';

export interface PostalCodeInputProps extends Pick<TextInputProps, 'hint' | 'error' | 'defaultValue'> {
  readonly name: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** A postal code of the brand's country: what cannot occur in one cannot be typed (SGN-36 to SGN-39). */
export function PostalCodeInput(props: PostalCodeInputProps) {
  const { country } = useApp().brand;
  return (
    <TextInput
      {...props}
      label={<FormattedMessage id={`homeCheck.label.${country}`} />}
      inputMode={POSTAL_RULES[country].inputMode}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      required
      onInput={({ currentTarget }) => {
        const limited = limitPostalTyping(currentTarget.value, country);
        if (limited !== currentTarget.value) currentTarget.value = limited;
      }}
    />
  );
}
