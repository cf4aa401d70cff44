const { createElement, useState } = React;

function App() {
  const [count, setCount] = useState(0);
  return createElement('main', null,
    createElement('h1', null, `Chairs we like (React ${React.version})`),
    createElement('button', { id: 'count', onClick: () => setCount(count + 1) }, `Pressed ${count} times`),
    createElement('feszek-product', { sku: 'VAC-1', locale: 'en', currency: 'EUR' }));
}

ReactDOM.render(createElement(App), document.getElementById('app'));
