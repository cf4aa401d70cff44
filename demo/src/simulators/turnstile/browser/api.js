// The part of Turnstile that runs in the shop's page, written from Cloudflare's documentation.
(() => {
  const { origin } = new URL(document.currentScript.src);
  const widgets = new Map();
  let count = 0;

  window.addEventListener('message', (event) => {
    if (event.origin !== origin) return;
    const widget = [...widgets.values()].find(({ frame }) => frame.contentWindow === event.source);
    if (!widget) return;
    const { name, value } = event.data;
    if (name === 'callback') widget.token = value;
    widget.options[name]?.(value);
  });

  function load(widget) {
    const { sitekey, action = '', language = 'auto' } = widget.options;
    widget.token = undefined;
    const query = new URLSearchParams({ sitekey, action, language, hostname: window.location.hostname, load: String(Math.random()) });
    widget.frame.src = `${origin}/turnstile/v0/frame.html?${query}`;
  }

  window.turnstile = {
    render(container, options) {
      const id = `cf-chl-widget-${(count += 1)}`;
      const frame = document.createElement('iframe');
      frame.title = 'Widget containing a Cloudflare security challenge';
      frame.width = '300';
      frame.height = '65';
      const widget = { frame, options, token: undefined };
      widgets.set(id, widget);
      load(widget);
      container.append(frame);
      return id;
    },
    reset(id) {
      const widget = widgets.get(id);
      if (widget) load(widget);
    },
    remove(id) {
      widgets.get(id)?.frame.remove();
      widgets.delete(id);
    },
    getResponse: (id) => widgets.get(id)?.token,
  };
})();
