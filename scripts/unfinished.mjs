// Unfinished: a reporter for vitest that, when it is told to end, names the test files that were still running.
//
// A test that loops without ever waiting stops its worker for good; no time limit of the test itself can reach it.
export default class Unfinished {
  #running = new Set();

  onInit() {
    process.once('SIGTERM', () => {
      console.error(`still running: ${[...this.#running].join(', ') || 'no test file'}`);
      process.exit(1);
    });
  }

  onTestModuleStart(module) {
    this.#running.add(module.relativeModuleId);
  }

  onTestModuleEnd(module) {
    this.#running.delete(module.relativeModuleId);
  }
}
