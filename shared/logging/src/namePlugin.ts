/** Where Fastify looks for a plugin's name first. */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Sets the name under which Fastify reports a plugin in errors. Without one, Fastify compares the plugin with every
 * loaded module, each time it is registered.
 *
 * @param name - the function's name by default
 */
export function namePlugin<Plugin extends (...parts: never[]) => unknown>(plugin: Plugin, name: string = plugin.name): Plugin {
  return Object.assign(plugin, { [DISPLAY_NAME]: name });
}
