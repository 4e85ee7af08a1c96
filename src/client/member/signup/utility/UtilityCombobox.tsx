import { Fragment, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { UtilityOption } from '../../../../../codegen/rest/types.ts';
import { isOtherUtility } from '../../../../domain/signup/otherUtility.ts';
import { cx } from '../../../ui/cx.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { CheckIcon } from '../../../ui/icons/controlIcons.tsx';
import { groupUtilities, onlyServing } from './groupUtilities.ts';
import { matchUtilities } from './matchUtilities.ts';
import styles from './utility.module.css';

export interface UtilityComboboxProps {
  readonly options: readonly UtilityOption[];
  /** The postal code of the home, as it is shown; null: not known. */
  readonly code: string | null;
  readonly chosen: UtilityOption | null;
  readonly error: string | undefined;
  readonly onChoose: (option: UtilityOption | null) => void;
}

/**
 * A text field with a filtered list below it. The list is part of the page, not an overlay, so that
 * a phone's keyboard hides none of it. Arrows move, Enter chooses, Escape closes.
 */
export function UtilityCombobox({ options, code, chosen, error, onChoose }: UtilityComboboxProps) {
  const intl = useIntl();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const optionLabel = (option: UtilityOption) =>
    isOtherUtility(option.value)
      ? intl.formatMessage({ id: 'signupUtility.select.other' })
      : option.displayLabel;
  const [text, setText] = useState(chosen === null ? '' : optionLabel(chosen));
  const [open, setOpen] = useState(chosen === null);
  const [active, setActive] = useState(-1);
  const matches = matchUtilities(options, chosen === null ? text : '');
  const found = matches.filter(({ value }) => !isOtherUtility(value)).length;
  const optionId = (index: number) => `${listId}-${index}`;

  useEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const choose = (option: UtilityOption) => {
    setText(optionLabel(option));
    setOpen(false);
    setActive(-1);
    onChoose(option);
  };
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
    setActive(-1);
    if (chosen !== null) onChoose(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const option = matches[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp': {
        event.preventDefault();
        const step = event.key === 'ArrowDown' ? 1 : -1;
        const from = active < 0 && step < 0 ? 0 : active;
        setActive(open ? (from + step + matches.length) % matches.length : 0);
        setOpen(true);
        return;
      }
      case 'Enter':
        if (!open || option === undefined) return;
        event.preventDefault();
        choose(option);
        return;
      case 'Escape':
        if (!open) return;
        event.preventDefault();
        setOpen(false);
        setActive(-1);
    }
  };

  const optionLine = (option: UtilityOption) => {
    const index = matches.indexOf(option);
    return (
      <div
        key={option.value}
        id={optionId(index)}
        role="option"
        tabIndex={-1}
        aria-selected={option.value === chosen?.value}
        data-active={index === active ? '' : undefined}
        className={cx(styles['option'], isOtherUtility(option.value) && styles['other'])}
        // Keeps the focus in the field, so that a phone's keyboard stays open.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => choose(option)}
      >
        <span className={styles['name']}>
          <span>{optionLabel(option)}</span>
          {option.primary_utility_short_name !== null &&
            option.primary_utility_short_name !== option.short_name && (
              <span className="small muted">
                <FormattedMessage
                  id="signupUtility.select.delivers"
                  values={{ utility: option.primary_utility_short_name }}
                />
              </span>
            )}
        </span>
        {option.value === chosen?.value && <CheckIcon size={20} />}
      </div>
    );
  };

  return (
    <div className="stack stack-snug">
      <Field
        label={<FormattedMessage id="signupUtility.select.label" />}
        hint={
          <FormattedMessage
            id={`signupUtility.select.${chosen !== null && chosen === onlyServing(options) ? 'onlyOne' : 'hint'}`}
            values={{ utility: chosen?.displayName, code, coded: code === null ? 'no' : 'yes' }}
          />
        }
        error={error}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            type="text"
            role="combobox"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
            value={text}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={press}
            onFocus={({ currentTarget }) => chosen !== null && currentTarget.select()}
            onClick={() => setOpen(true)}
          />
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {open && <FormattedMessage id="signupUtility.select.found" values={{ count: found }} />}
      </p>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={intl.formatMessage({ id: 'signupUtility.select.label' })}
        className={styles['list']}
        hidden={!open}
      >
        {groupUtilities(matches).map(({ key, options: members }) =>
          key === null ? (
            <Fragment key="flat">{members.map(optionLine)}</Fragment>
          ) : (
            <div key={key} role="group" aria-labelledby={`${listId}-${key}`} className={styles['group']}>
              <div id={`${listId}-${key}`} role="presentation" className={styles['groupName']}>
                <FormattedMessage
                  id={`signupUtility.select.${key}`}
                  values={{ code, coded: code === null ? 'no' : 'yes' }}
                />
              </div>
              {members.map(optionLine)}
            </div>
          ),
        )}
      </div>
    </div>
  );
}
