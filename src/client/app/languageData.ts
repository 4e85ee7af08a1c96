// Runs in a worker. The first number or date that a browser formats makes it read the data of every language, which blocks a
// slow phone for a tenth of a second; browsers keep that data for all threads of a page.
Intl.NumberFormat.supportedLocalesOf('en');
Intl.DateTimeFormat.supportedLocalesOf('en');
postMessage(null);
