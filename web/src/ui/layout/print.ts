/** On paper there is the element with `data-report` and nothing else of the page, black on white in either mode. */
export const PRINT = {
  '@page': { margin: '14mm' },
  '@media print': {
    'body *:not([data-report], [data-report] *, :has([data-report]))': {
      display: 'none !important',
    },
    'html, body': { background: 'white !important' },
    ':has([data-report])': {
      padding: '0 !important',
      margin: '0 !important',
      maxWidth: 'none !important',
      minHeight: '0 !important',
      background: 'white !important',
    },
    '[data-report], [data-report] *': {
      color: 'black !important',
      // A font of the paper's: of a variable one each glyph is stored as a drawing of its own.
      fontFamily: 'Arial, "Liberation Sans", Helvetica, sans-serif !important',
      background: 'transparent !important',
      borderColor: 'black !important',
      boxShadow: 'none !important',
    },
    '[data-report]': { fontSize: '9pt' },
    '[data-report] thead': { display: 'table-header-group' },
    '[data-report] tr, [data-report] figure': { breakInside: 'avoid' },
    '[data-report] [data-off-paper]': { display: 'none !important' },
  },
} as const;
