import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { PopperProps } from '@mui/material/Popper';
import { startTransition, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { internalVerdict } from '../../../../domain/session/internalGate.ts';
import { STAFF_TOOLS } from '../../../../domain/session/staffTools.ts';
import { useSession } from '../../../platform/session/useSession.ts';
import { RootedDialog } from '../../../shared/dialog/RootedDialog.tsx';
import styles from './Palette.module.css';
import { usePaletteObjects, type PaletteChoice } from './usePaletteObjects.ts';

/** Delay between the last key press and the search. */
const PAUSE_MS = 150;

/** The search for any tool or object: what is chosen opens. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  return (
    <RootedDialog open onClose={onClose} title={<FormattedMessage id="internal.palette.title" />}>
      <PaletteField onClose={onClose} />
    </RootedDialog>
  );
}

/** In the dialog, where a screen reader looks for it, and not over it. */
const InPlace = ({ className, children }: PopperProps) => (
  <div className={className}>{typeof children === 'function' ? null : children}</div>
);

function PaletteField({ onClose }: { readonly onClose: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { visitor } = useSession();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.querySelector('input')?.focus();
    return () => clearTimeout(pause.current);
  }, []);
  const objects = usePaletteObjects(asked);
  const tools = intl.formatMessage({ id: 'internal.nav.label' });
  const wanted = typed.trim().toLowerCase();
  const choices: readonly PaletteChoice[] = [
    ...STAFF_TOOLS.map(({ key, path }) => ({
      tool: tools,
      name: intl.formatMessage({ id: `internal.nav.${key}` }),
      to: path,
    })).filter(({ name }) => name.toLowerCase().includes(wanted)),
    // Until the next answer is here, only what fits what is typed by now.
    ...objects.filter(({ name }) => name.toLowerCase().includes(wanted) || asked === typed),
  ].filter(({ to }) => internalVerdict(visitor, to) === 'open');
  return (
    <Autocomplete<PaletteChoice, false, true>
      ref={frame}
      open
      autoHighlight
      disableClearable
      forcePopupIcon={false}
      options={choices}
      filterOptions={(options) => options}
      slots={{ popper: InPlace }}
      groupBy={({ tool }) => tool}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="none">
          <div role="group" aria-label={group}>
            <div className={styles['group']} aria-hidden="true">
              {group}
            </div>
            <ul role="none">{children}</ul>
          </div>
        </li>
      )}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ to }) => to}
      isOptionEqualToValue={(option, value) => option.to === value.to}
      inputValue={typed}
      // What is asked follows what is typed once its answer is here.
      loading={asked !== typed}
      loadingText={<FormattedMessage id="internal.palette.searching" />}
      noOptionsText={<FormattedMessage id="internal.palette.nothing" />}
      onInputChange={(_change, text, cause) => {
        if (cause !== 'input') return;
        setTyped(text);
        clearTimeout(pause.current);
        pause.current = setTimeout(() => startTransition(() => setAsked(text)), PAUSE_MS);
      }}
      onChange={(_change, { to }) => {
        onClose();
        void navigate(to);
      }}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          fullWidth
          ref={slotProps.input.ref}
          placeholder={intl.formatMessage({ id: 'internal.palette.prompt' })}
          inputProps={{
            ...slotProps.htmlInput,
            'aria-label': intl.formatMessage({ id: 'internal.palette.prompt' }),
            maxLength: 100,
            spellCheck: false,
          }}
        />
      )}
    />
  );
}
