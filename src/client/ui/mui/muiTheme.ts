import { frFR } from '@mui/material/locale';
import { createTheme, type Theme } from '@mui/material/styles';

const colour = (name: string, on: string) => ({ main: `var(--c-${name})`, contrastText: `var(--c-${on})` });

/** A tint of the text's color, which shows on light and on dark ground. */
const tint = (percent: number): string => `color-mix(in srgb, var(--c-text) ${percent}%, transparent)`;

/**
 * MUI's theme, mapped onto the brand's custom properties: it has no color of its own, so light, dark and every brand
 * follow from the page. Elevation is by tone, as in src/client/ui; targets are 44 px high. MUI's own words are in
 * the page's language.
 */
export function muiTheme(locale: string): Theme {
  const options: Parameters<typeof createTheme>[0] = {
    cssVariables: { nativeColor: true, cssVarPrefix: 'mui', disableCssColorScheme: true },
    spacing: 4,
    shape: { borderRadius: 'var(--radius-control)' },
    shadows: Array.from({ length: 25 }, () => 'none') as Theme['shadows'],
    palette: {
      primary: colour('brand', 'on-brand'),
      secondary: colour('saved', 'on-saved'),
      success: colour('saved', 'on-saved'),
      warning: colour('warn', 'on-warn'),
      error: colour('error', 'on-error'),
      info: colour('brand', 'on-brand'),
      divider: 'var(--c-line)',
      background: { default: 'var(--c-ground)', paper: 'var(--c-surface)' },
      text: { primary: 'var(--c-text)', secondary: 'var(--c-text-muted)', disabled: 'var(--c-text-muted)' },
      action: {
        active: 'var(--c-text-muted)',
        hover: tint(5),
        selected: 'var(--c-brand-soft)',
        disabled: 'var(--c-text-muted)',
        disabledBackground: tint(10),
        focus: tint(10),
      },
    },
    typography: {
      fontFamily: 'var(--font-body)',
      button: { textTransform: 'none', fontWeight: 600 },
      body1: { fontSize: 'var(--t-body)' },
      body2: { fontSize: 'var(--t-small)' },
      h1: { fontFamily: 'var(--font-heading)', fontSize: 'var(--t-title)' },
      h2: { fontFamily: 'var(--font-heading)', fontSize: 'var(--t-lead)' },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiPaper: { defaultProps: { variant: 'outlined' } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: { minHeight: 44 } } },
      MuiFormControl: { styleOverrides: { root: { minWidth: 0 } } },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            color: 'var(--c-text)',
            lineHeight: 'inherit',
            '&.Mui-focused, &.Mui-error': { color: 'var(--c-text)' },
          },
        },
      },
      MuiFormHelperText: {
        styleOverrides: { root: { margin: 0, fontSize: 'var(--t-small)', lineHeight: 'inherit' } },
      },
      MuiFormControlLabel: {
        styleOverrides: { root: { minHeight: 44, marginLeft: 0 }, label: { minWidth: 0 } },
      },
      MuiCheckbox: { styleOverrides: { root: { flex: 'none', width: 44, height: 44, marginLeft: -11 } } },
      MuiRadio: { styleOverrides: { root: { flex: 'none', width: 44, height: 44, marginLeft: -11 } } },
      MuiSwitch: { styleOverrides: { track: { backgroundColor: 'var(--c-text-muted)', opacity: 0.6 } } },
      MuiAutocomplete: {
        styleOverrides: { inputRoot: { padding: 0, '& .MuiAutocomplete-input': { padding: '8px 12px' } } },
      },
      // Without a transition, a closed dialog leaves the page immediately.
      MuiDialog: {
        defaultProps: { transitionDuration: 0 },
        styleOverrides: {
          paper: {
            width: 'min(32rem, calc(100% - 24px))',
            maxWidth: 'none',
            maxHeight: 'calc(100% - 32px)',
            margin: 0,
            display: 'grid',
            gap: 16,
            padding: '20px 20px 24px',
            borderColor: 'transparent',
            borderRadius: 'var(--radius)',
            overscrollBehavior: 'contain',
            // It takes the focus itself when it opens, and isn't a control.
            '&:focus-visible': { outline: 'none' },
            animation: 'mui-rise 180ms cubic-bezier(0.2, 0, 0, 1)',
            '@keyframes mui-rise': { from: { opacity: 0, translate: '0 12px' } },
          },
        },
      },
      MuiDialogTitle: {
        styleOverrides: {
          root: {
            display: 'flex',
            alignItems: 'flex-start',
            justifyContent: 'space-between',
            gap: 12,
            padding: 0,
            h2: { paddingTop: 10 },
            button: { margin: '0 -8px 0 0' },
          },
        },
      },
      MuiDialogActions: {
        styleOverrides: {
          root: {
            flexWrap: 'wrap',
            justifyContent: 'flex-start',
            gap: '8px 12px',
            padding: '4px 0 0',
            '@media (max-width: 480px)': { '& > *': { flex: '1 1 100%' } },
          },
        },
      },
      MuiInputAdornment: { styleOverrides: { root: { flex: 'none' } } },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { minHeight: 44, background: 'var(--c-surface)' },
          notchedOutline: { borderColor: 'var(--c-line-strong)' },
          input: {
            height: 'auto',
            padding: '8px 12px',
            '.MuiInputBase-adornedStart > &': { paddingLeft: 0 },
          },
          adornedStart: { paddingLeft: 12 },
        },
      },
    },
  };
  return locale.startsWith('fr') ? createTheme(options, frFR) : createTheme(options);
}
