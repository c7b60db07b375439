(() => {
  'use strict';
  const root = document.documentElement;
  const all = (selector, within = document) => Array.from(within.querySelectorAll(selector));
  const make = (tag, values, ...inside) => {
    const made = Object.assign(document.createElement(tag), values);
    made.append(...inside);
    return made;
  };

  /* a page from a disk or in a frame may have no storage */
  const kept = {
    get() { try { return localStorage.getItem('accbench-theme') || 'auto'; } catch { return 'auto'; } },
    set(theme) { try { localStorage.setItem('accbench-theme', theme); } catch { /* not kept */ } },
  };

  function theme() {
    const select = make('select', { name: 'theme' });
    for (const one of ['auto', 'light', 'dark']) {
      select.append(make('option', { value: one, textContent: one }));
    }
    const show = () => {
      if (select.value === 'auto') root.removeAttribute('data-theme');
      else root.setAttribute('data-theme', select.value);
    };
    select.value = kept.get();
    select.addEventListener('change', () => { kept.set(select.value); show(); });
    show();
    return make('label', {}, 'Theme ', select);
  }

  function filter() {
    const items = all('.plots > .item').concat(all('section > .wide tbody tr'));
    const texts = new Map();
    const text = (item) => {
      if (!texts.has(item)) texts.set(item, item.textContent.toLowerCase());
      return texts.get(item);
    };
    const input = make('input', { type: 'search', name: 'filter', placeholder: 'unsafe getters' });
    const said = make('output', { name: 'found' });
    const apply = () => {
      const words = input.value.toLowerCase().split(' ').filter((word) => word);
      let shown = 0;
      for (const item of items) {
        item.hidden = !words.every((word) => text(item).includes(word));
        shown += item.hidden ? 0 : 1;
      }
      said.textContent = words.length ? `${shown} of ${items.length}` : '';
    };
    input.addEventListener('input', apply);
    document.addEventListener('keydown', (event) => {
      if (event.key === '/' && !event.target.closest('input, select')) {
        event.preventDefault();
        input.focus();
      } else if (event.key === 'Escape' && event.target === input) {
        input.value = '';
        apply();
      }
    });
    return items.length > 3 ? [make('label', {}, 'Filter ', input), said] : [];
  }

  const amount = (cell) => parseFloat(cell.textContent.replace(/[,≈\s]/g, ''));
  const known = (number) => number === number;

  function compare(column, down) {
    return (one, other) => {
      const a = one.cells[column];
      const b = other.cells[column];
      const x = amount(a);
      const y = amount(b);
      if (known(x) && known(y)) return down ? y - x : x - y;
      if (known(x) !== known(y)) return known(x) ? -1 : 1;
      const order = a.textContent.localeCompare(b.textContent, 'en', { numeric: true });
      return down ? -order : order;
    };
  }

  function sortable(table) {
    const body = table.tBodies[0];
    if (!body || body.rows.length < 2) return;
    const headers = Array.from(table.tHead.rows[0].cells);
    headers.forEach((header, column) => {
      const button = make('button', { type: 'button', title: 'Sort by this column' }, ...header.childNodes);
      header.append(button);
      button.addEventListener('click', () => {
        const down = header.getAttribute('aria-sort') === 'ascending';
        headers.forEach((each) => each.removeAttribute('aria-sort'));
        header.setAttribute('aria-sort', down ? 'descending' : 'ascending');
        body.append(...Array.from(body.rows).sort(compare(column, down)));
      });
    });
  }

  /* the same contender is marked in all drawings */
  function mark() {
    let lit = [];
    const keyed = new Map();
    for (const row of all('svg [data-key]')) {
      const key = row.getAttribute('data-key');
      if (!keyed.has(key)) keyed.set(key, []);
      keyed.get(key).push(row);
    }
    document.addEventListener('pointerover', (event) => {
      const row = event.target.closest && event.target.closest('svg [data-key]');
      const now = row ? keyed.get(row.getAttribute('data-key')) : [];
      if (now === lit) return;
      lit.forEach((each) => each.classList.remove('lit'));
      now.forEach((each) => each.classList.add('lit'));
      lit = now;
    });
  }

  /* what scrolls sideways can be reached by the keyboard */
  function scrollable() {
    for (const box of all('.wide')) {
      if (box.scrollWidth > box.clientWidth + 1) {
        const figure = box.closest('figure');
        const named = box.querySelector('caption') || (figure && figure.querySelector('h3'));
        box.tabIndex = 0;
        box.setAttribute('role', 'group');
        box.setAttribute('aria-label', named ? named.textContent.trim() : 'Text');
      } else {
        box.removeAttribute('tabindex');
        box.removeAttribute('role');
        box.removeAttribute('aria-label');
      }
    }
  }

  const tools = make('div', { className: 'tools' }, ...filter(), theme());
  document.querySelector('.top').append(tools);
  all('table').forEach(sortable);
  mark();
  scrollable();
  addEventListener('resize', scrollable);
  document.addEventListener('toggle', scrollable, true);
})();
